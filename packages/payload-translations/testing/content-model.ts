/** A site in English, Russian and Brazilian Portuguese, and its rich texts. */
import { languagesOf } from "../src/languages";
import { createRichText, type BlockTexts } from "../src/rich-text";
import type { ContentModel } from "../src/settings";

export const LOCALIZATION = { locales: ["en", "ru", "br"], defaultLocale: "en", fallback: false };
export const TAGS = { en: "en-US", ru: "ru-RU", br: "pt-BR" };

const BLOCKS: Readonly<Record<string, BlockTexts>> = {
  quote: { fields: ["text", "author"] },
  picture: { fields: ["caption"] },
  figures: { rows: { figures: ["value", "label"] } },
  video: { fields: ["title"] },
  radio: { fields: ["title", "note"], rows: { lines: ["text"] } },
  beat: { fields: ["title", "remark"] },
};

export const textsOfBlock = (type: unknown): BlockTexts => BLOCKS[String(type)] ?? {};

export const MODEL: ContentModel = {
  languages: languagesOf({ localization: LOCALIZATION }, TAGS),
  richText: createRichText(textsOfBlock),
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
