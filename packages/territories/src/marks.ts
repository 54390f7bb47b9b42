import type { Mark } from "./territory";

const PATHS: Readonly<Record<Mark, string>> = {
  blob: "M12 1c6 0 11 3 11 9 0 5-3 6-4 9s-4 4-8 4S1 18 1 12 5 1 12 1z",
  arc: "M1 19a11 11 0 0 1 22 0h-6a5 5 0 0 0-10 0z",
  grid: "M1 1h9v9H1zM14 1h9v9h-9zM1 14h9v9H1zM18.5 14a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9z",
  wave: "M1 8q5.5-9 11 0t11 0v8q-5.5 9-11 0t-11 0z",
  stack:
    "M4 1h16a3 3 0 0 1 0 6H4a3 3 0 0 1 0-6zM4 9h16a3 3 0 0 1 0 6H4a3 3 0 0 1 0-6zM4 17h8a3 3 0 0 1 0 6H4a3 3 0 0 1 0-6z",
};

const isMark = (name: string): name is Mark => Object.hasOwn(PATHS, name);

/** @returns the blob for an unknown name */
export const toMark = (name: string): Mark => (isMark(name) ? name : "blob");

/** @returns path data of a mark in a square of 24; of the blob for an unknown name */
export const markPath = (name: string): string => PATHS[toMark(name)];
