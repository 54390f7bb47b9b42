import { createInstance, type i18n } from "i18next";
import { I18NEXT_OPTIONS } from "./i18next-options";
import { warnOfMissing } from "./warn-of-missing";

/** Messages of one language by namespace: the contents of the files of `locales/<language>/`. */
export type Messages = Readonly<Record<string, object>>;

/** The message files of a page as its query gives them, in the shape that gatsby-plugin-react-i18next reads. */
export interface MessageFiles {
  readonly edges: readonly {
    readonly node: { readonly ns: string | null; readonly data: string | null; readonly language: string | null };
  }[];
}

/**
 * An instance of i18next where the plugin's provider is not: for `Head`, and for words that no page ships.
 * @param language BCP 47 tag, which plural forms follow too
 * @param messages are looked up in all namespaces: their top-level keys differ
 */
export function createI18n(language: string, messages: Messages): i18n {
  const [defaultNS = I18NEXT_OPTIONS.defaultNS, ...fallbackNS] = Object.keys(messages);
  const instance = createInstance();
  // i18next initialises synchronously, because the messages are given.
  void instance.init({ ...I18NEXT_OPTIONS, lng: language, defaultNS, fallbackNS, resources: { [language]: messages } });
  warnOfMissing(instance);
  return instance;
}

/** The messages that a page ships, for its `Head`. */
export function pageI18n(language: string, { edges }: MessageFiles): i18n {
  const files = edges.map(({ node }): [string, object] => [node.ns ?? "", JSON.parse(node.data ?? "{}")]);
  return createI18n(language, Object.fromEntries(files));
}

/** A copy of an instance that knows more messages beside its own, of the same language. */
export function extendI18n(base: i18n, messages: object): i18n {
  const extended = base.cloneInstance({ forkResourceStore: true });
  extended.addResourceBundle(base.language, I18NEXT_OPTIONS.defaultNS, messages);
  warnOfMissing(extended);
  return extended;
}
