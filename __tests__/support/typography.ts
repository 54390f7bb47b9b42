/** Typographic rules for texts that visitors read, in messages and content. */
import type { LocaleCode } from "@future-native/contract";

interface TypographyRule {
  /** Description of the fault in the report. */
  fault: string;
  pattern: RegExp;
  /** The language that it is a fault in; in all of them where none is given. */
  only?: LocaleCode;
}

const RULES: readonly TypographyRule[] = [
  { fault: "a straight quote", pattern: /["']/u },
  { fault: "two spaces", pattern: /[ \u00A0]{2}/u },
  { fault: "a hyphen for a dash", pattern: /(?:^|[ \u00A0])-[ \u00A0]|--/u },
  { fault: "three dots for an ellipsis", pattern: /\.{3}/u },
  { fault: "a dash that can start a line", pattern: / [–—] /u },
  { fault: "a figure that can part from its unit", pattern: /\d (?=\p{L}|[%₽])|\}\} (?=[MМ][BБ](?!\p{L}))/u },
  { fault: "a sign that can part from its number", pattern: /[№§] (?=\d)/u },
  { fault: "quotes or dashes of another language", pattern: /[«»„‘—]/u, only: "en" },
  { fault: "quotes or dashes of another language", pattern: /[“”‘’]|[ \u00A0]–[ \u00A0]/u, only: "ru" },
  { fault: "quotes or dashes of another language", pattern: /[«»„‘]|[ \u00A0]–[ \u00A0]/u, only: "br" },
  { fault: "a short word that can end a line", pattern: /(?<!\p{L})[авикосуя] (?=[\p{L}\d«{])/iu, only: "ru" },
  { fault: "a control character", pattern: /[\u00AD\u200B\u2060-\u2064\uFEFF]/u },
];

/** The typographic faults of a text in its language. */
export function typographyFaults(text: string, locale: LocaleCode): string[] {
  return RULES.filter(({ pattern, only = locale }) => only === locale && pattern.test(text)).map(({ fault }) => fault);
}
