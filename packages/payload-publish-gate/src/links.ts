/** Targets of the links in the texts and fields of an entry. */
import { textOf } from "payload-kit";
import type { Content, ContentOptions, LinkTarget } from "./content";

/** A link of an entry, in a locale. */
export interface Link {
  /** Field that holds it, and its locale; null where all share it. */
  readonly field: string;
  readonly locale: string | null;
  /** The locale whose pages it leads to; null where it is of none. */
  readonly language: string | null;
  /** As it is written; empty for a link to an entry. */
  readonly href: string;
  /** The text that is the link; empty for the address of a field. */
  readonly words: string;
  /** The entry that was chosen instead of an address, and the id of a heading of its page. */
  readonly entry?: { readonly list: string; readonly id: string; readonly place: string };
  /** For a link into the site. */
  readonly target: LinkTarget | undefined;
}

const isAddress = (text: string) => /^(?:\/(?![/\\])|https?:\/\/|#)\S*$/.test(text);

/**
 * Every link of an entry, from its texts and from its fields.
 * @param language of an entry that is written in one locale only
 */
export function linksOf({ fieldValues }: Content, language: string | null, content: ContentOptions): Link[] {
  return fieldValues.flatMap(({ field, kind, locale, parts, path, value }): Link[] => {
    const link = (href: string, words = ""): Link => ({
      ...{ field: path, locale, language: locale ?? language, href, words },
      target: content.target(href, locale ?? language),
    });
    if (parts) {
      const ofText = parts.links.map(({ entry, href, words }) =>
        entry ? { ...link("", words), entry: { ...entry, id: String(entry.id) } } : link(href, words),
      );
      return [...ofText, ...parts.videos.map((video) => link(video))];
    }
    const text = field.type === "text" && kind !== "source" ? textOf(value) : "";
    return isAddress(text) ? [link(text)] : [];
  });
}
