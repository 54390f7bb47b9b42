import type { Payload, WidgetInstance } from "payload";
import type { EntryRef } from "payload-kit/entry-titles";

export interface DeskOptions {
  /** Widgets in their order, of which a large one takes two columns of three; those that no plugin brings are left out. */
  readonly layout: readonly WidgetInstance[];
  /** The site in each locale; `lang` is a tag, BCP 47. */
  readonly site: readonly Readonly<Record<"locale" | "href" | "name" | "lang", string>>[];
  /** Field with the name of the user who saved an entry last, as `nameOf` of payload-kit has it. */
  readonly savedBy: string;
  readonly search?: SearchOptions;
}

/** Data of an entry in a language, to show the text around a match. */
export interface Indexed extends EntryRef {
  /** Empty where it has none in this language. */
  readonly title: string;
  readonly texts: readonly string[];
}

export interface SearchOptions {
  /** Language tags by locale, BCP 47, where a code is none. */
  readonly tags?: Readonly<Record<string, string>>;
  /** Slugs of collections that are not searched: written by a machine, or of persons who may have them erased. */
  readonly leftOut?: readonly string[];
  /**
   * Entries that are read for each query and not held in memory.
   * @param words as `wordsOf` of static-search gives them
   * @param most so many are enough
   */
  readonly findMore?: (payload: Payload, words: readonly string[], most: number) => Promise<readonly Indexed[]>;
}

/** @throws Error for a config without the plugin */
export function settingsOf({ config }: Pick<Payload, "config">): DeskOptions {
  const settings: DeskOptions | undefined = config.custom.desk;
  if (!settings) throw new Error("payload-desk is none of the plugins in Payload's config.");
  return settings;
}
