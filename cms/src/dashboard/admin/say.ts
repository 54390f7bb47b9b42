import { wordsFor } from "../../words";
import { TEXTS, type Say } from "./texts";

/** The desk's texts in an editor's language. */
export function sayIn(language: string): Say {
  return (text) => wordsFor(language, TEXTS[text]);
}
