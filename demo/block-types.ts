/** What the bodies of the demo's entries are made of. */
import type { Beat, Figure, LocaleCode, TextRun } from "@future-native/contract";

/** A text in the locales in which it exists. English is always there, save in the blog. */
export type Translated<Value = string> = { en: Value } & Partial<Record<Exclude<LocaleCode, "en">, Value>>;

export interface DemoPicture {
  /** Name of a file in `demo/pictures`, under which the library of the CMS has it too. */
  file: string;
  alt: Translated;
  /** What a crop keeps, in per cent from the left; the middle when left out. */
  focalX?: number;
}

export interface DemoFilm {
  /** Names of files in `demo/recordings`: as AV1, and the same as H.264. */
  film: string;
  fallback: string;
  /** Its first frame. */
  poster: DemoPicture;
}

/** A block of one locale's body. Inline text is written as runs, or as plain text where it has no marks. */
export type DemoBlock =
  | { type: "paragraph"; text: string | TextRun[] }
  | { type: "heading"; level: 2 | 3; text: string }
  | { type: "list"; ordered: boolean; items: (string | TextRun[])[] }
  | { type: "quote"; text: string; author?: string; loud?: boolean }
  | { type: "picture"; picture: DemoPicture; caption?: string }
  | { type: "pair"; pictures: [DemoPicture, DemoPicture] }
  | { type: "figures"; figures: Figure[]; source?: string }
  | { type: "video"; url: string; title: string }
  | { type: "beat"; beat: Beat; title: string; figure?: string; remark?: string }
  | { type: "artefact"; pieces: DemoPiece[]; medium?: string }
  | {
      type: "radio";
      title: string;
      note?: string;
      seconds: number;
      lines: { at: number; text: string }[];
      /** Name of a file in `demo/recordings`. */
      sound?: string;
    }
  | { type: "loop"; caption?: string; film?: DemoFilm }
  | { type: "credits"; credits: { role: string; name: string }[] };

/** One, or the left and the right of two. */
export interface DemoPiece {
  picture: DemoPicture;
  caption?: string;
}
