/** A site in English, Russian and Brazilian Portuguese, and its rich texts. */
import { languagesOf } from "../src/languages";
import type { Block, Field } from "payload";
import { createRichText } from "../src/rich-text";
import type { ContentModel } from "../src/settings";

export const LOCALIZATION = { locales: ["en", "ru", "br"], defaultLocale: "en", fallback: false };
export const TAGS = { en: "en-US", ru: "ru-RU", br: "pt-BR" };

const line = (name: string): Field => ({ name, type: "text" });
const rows = (name: string, ...columns: string[]): Field => ({ name, type: "array", fields: columns.map(line) });

export const BLOCKS: Block[] = [
  { slug: "quote", fields: [line("text"), line("author")] },
  { slug: "picture", fields: [line("caption")] },
  { slug: "figures", fields: [rows("figures", "value", "label")] },
  { slug: "video", fields: [line("title")] },
  { slug: "radio", fields: [line("title"), line("note"), rows("lines", "text")] },
  { slug: "beat", fields: [line("title"), line("remark")] },
];

export const MODEL: ContentModel = {
  languages: languagesOf({ localization: LOCALIZATION }, TAGS),
  richText: createRichText(BLOCKS),
};

export const text = (words: string, format = 0) => ({
  ...{ detail: 0, format, mode: "normal", style: "", text: words, type: "text", version: 1 },
});

export const paragraph = (...children: object[]) => ({ type: "paragraph", version: 1, children });

/** The value of a rich text field. */
export const richText = (...children: object[]) => ({ root: { type: "root", version: 1, children } });

/** A rich text of paragraphs. */
export const body = (...paragraphs: string[]) =>
  richText(...paragraphs.map((words) => (words === "" ? paragraph() : paragraph(text(words)))));
