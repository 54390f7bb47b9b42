import type { ReactNode } from "react";

/** Letters of a word that fits into any line of a phone, in the largest type. */
const LONGEST = 8;

/** Keeps short words with a hyphen, as `всё-таки`, on one line; the text remains as it is written. */
export function wholeWords(text: string, longest = LONGEST): ReactNode {
  const parts = text.split(/([^\s\u00a0]*\p{L}-\p{L}[^\s\u00a0]*)/u);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 1 && part.length <= longest ? (
      <span key={index} data-whole>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
