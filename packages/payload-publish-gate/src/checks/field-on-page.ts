/** Which field of an entry a part of its page comes from. */
import type { JudgedValue } from "../content";
import type { PageFault } from "../change";
import type { Entry } from "../entry";
import type { Site } from "../site";
import { writtenTexts } from "./values";

/** A field, in a locale where it has a value for each. */
export type FieldOnPage = Pick<JudgedValue, "path" | "locale">;

/** A shorter text occurs in too many others. */
const SHORTEST_PART = 4;

const plain = (text: string) => text.replace(/\s+/g, " ").trim();

/** Whether there is nothing to be read: spaces, and signs without width. */
const isBlank = (text: string) => !/[^\s\u200b-\u200d\u2060\ufeff]/.test(text);

/** @returns undefined for what is not of this entry, or cannot be told */
export function fieldOnPage(
  { rule, text, around, href, picture }: PageFault,
  { fieldValues, links, pictures }: Entry,
  locale: string,
  library: Site["pictures"],
): FieldOnPage | undefined {
  const isShown = (of: { readonly locale: string | null }) => of.locale === null || of.locale === locale;
  const shown = fieldValues.filter(isShown);
  const shownLinks = links.filter(isShown).map((link) => ({ ...link, path: link.field }));
  const holds = (is: (words: string) => boolean) =>
    shown.find((fieldValue) => writtenTexts(fieldValue).map(plain).some(is));

  const file = decodeURIComponent(picture.split("/").at(-1) ?? "");
  const ofPicture = file && pictures.filter(isShown).find(({ id }) => library.get(id)?.filename === file);
  if (ofPicture) return { path: ofPicture.field, locale: ofPicture.locale };
  if (rule === "link-name") {
    const nameless = shownLinks.filter(({ words }) => isBlank(words));
    const link = nameless.find((one) => one.href === href) ?? nameless.find(({ entry, words }) => entry ?? words);
    if (link) return link;
  }
  if (rule === "empty-heading") return shown.find(hasBlankHeading);
  const own = plain(text);
  const whole = isBlank(own) ? undefined : holds((words) => words === own);
  const part = own.length < SHORTEST_PART ? undefined : holds((words) => words.includes(own));
  // An element without text of its own is located by the text around it.
  const beside = holds((words) => words.length >= SHORTEST_PART && plain(around).includes(words));
  return whole ?? part ?? (isBlank(own) ? beside : undefined);
}

const hasBlankHeading = ({ parts }: JudgedValue) => parts?.headings.some(({ text }) => isBlank(text)) ?? false;
