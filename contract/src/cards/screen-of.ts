import type { Site } from "../site";

type Screen = keyof Site["pages"];

const SCREEN_OF: Readonly<Record<string, Screen>> = {
  index: "home",
  about: "about",
  cases: "cases",
  career: "career",
  contacts: "contacts",
  blog: "blog",
  privacy: "privacy",
};

/** @returns where the settings have the texts of a route; undefined for one that has none there */
export const screenOf = (route: string): Screen | undefined => SCREEN_OF[route];
