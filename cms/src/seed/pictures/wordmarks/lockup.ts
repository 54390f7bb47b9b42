import { group, num, path, rect } from "../svg";
import { setLine, type Face } from "./fonts";

export const INK = "#0E0E10";
/** What is cut out of a mask, and what stays. */
const CUT = "#000000";
const KEPT = "#FFFFFF";

/** A part of a logo: its drawing and its box. Capitals of the main line are 100 high, its base line is y = 0. */
export interface Part {
  svg: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Setting {
  face: Face;
  tracking?: number;
  /** Height of capitals. */
  size?: number;
  case?: "upper" | "lower" | "as-is";
}

function cased(words: string, setting: Setting): string {
  if (setting.case === "upper") return words.toLocaleUpperCase("ru");
  return setting.case === "lower" ? words.toLocaleLowerCase("ru") : words;
}

/** A line of text as a part, its left edge at 0. */
export function text(words: string, setting: Setting): Part {
  const scale = (setting.size ?? 100) / 100;
  const { letters, width } = setLine(cased(words, setting), setting.face, setting.tracking ?? -2);
  const svg = group(`scale(${num(scale)})`, path(letters.map(({ d }) => d).join(""), INK));
  return {
    svg,
    left: 0,
    right: width * scale,
    top: -108 * scale,
    bottom: /[gjpqyабвдзруфцщ,Q]/.test(cased(words, setting)) ? 26 * scale : 2 * scale,
  };
}

/** Letters one by one, for logos that treat them apart. */
export function letters(words: string, setting: Setting): Part[] {
  const line = setLine(cased(words, setting), setting.face, setting.tracking ?? 0);
  return line.letters.map(({ d, x, width }) => ({
    svg: path(d, INK),
    left: x,
    right: x + width,
    top: -100,
    bottom: 0,
  }));
}

export function part(svg: string, left: number, top: number, right: number, bottom: number): Part {
  return { svg, left, right, top, bottom };
}

export function moved(one: Part, x: number, y: number): Part {
  return {
    svg: group(`translate(${num(x)} ${num(y)})`, one.svg),
    left: one.left + x,
    right: one.right + x,
    top: one.top + y,
    bottom: one.bottom + y,
  };
}

export function joined(...parts: Part[]): Part {
  return {
    svg: parts.map(({ svg }) => svg).join(""),
    left: Math.min(...parts.map(({ left }) => left)),
    right: Math.max(...parts.map(({ right }) => right)),
    top: Math.min(...parts.map(({ top }) => top)),
    bottom: Math.max(...parts.map(({ bottom }) => bottom)),
  };
}

/** A part made as wide as asked, its proportions kept; the base line stays. */
export function fitted(one: Part, width: number): Part {
  const scale = width / (one.right - one.left);
  return {
    svg: group(`scale(${num(scale)})`, one.svg),
    left: one.left * scale,
    right: one.right * scale,
    top: one.top * scale,
    bottom: one.bottom * scale,
  };
}

/** A part leaning to the right, as italics do. */
export function slanted(one: Part, degrees: number): Part {
  const lean = Math.tan((degrees * Math.PI) / 180);
  return {
    ...one,
    svg: group(`skewX(${-degrees})`, one.svg),
    left: one.left - lean * one.bottom,
    right: one.right - lean * one.top,
  };
}

/** The first part with the second cut out of it. Ids must differ within one logo. */
export function without(id: string, one: Part, cut: string): Part {
  const room = rect(one.left - 60, one.top - 60, one.right - one.left + 120, one.bottom - one.top + 120, KEPT);
  const hole = cut.replaceAll(INK, CUT);
  return {
    ...one,
    svg: `<mask id="${id}" maskUnits="userSpaceOnUse" x="${num(one.left - 60)}" y="${num(one.top - 60)}" width="${num(one.right - one.left + 120)}" height="${num(one.bottom - one.top + 120)}">${room}${hole}</mask><g mask="url(#${id})">${one.svg}</g>`,
  };
}

/** The first word, and what follows it. */
export function split(name: string): { first: string; rest: string } {
  const [first = name, ...others] = name.split(" ");
  return { first, rest: others.join(" ") };
}

/** A second line below the first, if there is one to set. */
export function below(first: Part, words: string, build: (words: string) => Part, drop: number): Part {
  return words ? joined(first, moved(build(words), 0, drop)) : first;
}

export function middle({ left, right }: Part): number {
  return (left + right) / 2;
}

/** Builds the logo of a name. Every construction is another company's taste. */
export type Construction = (name: string) => Part;
