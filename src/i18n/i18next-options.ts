/**
 * How every instance of i18next is set up, beside its language and its messages. Plain data, because gatsby-config.ts hands
 * it to gatsby-plugin-react-i18next, which writes its options into the browser's bundle as JSON.
 */
export const I18NEXT_OPTIONS = {
  // Every page has it. The plugin looks in the first other namespace of a page, then in all that the page ships.
  defaultNS: "common",
  // React escapes what it draws.
  interpolation: { escapeValue: false },
  // Makes i18next report a message that is missing (L6); there is nowhere to save it to.
  saveMissing: true,
  saveMissingTo: "current" as const,
  // A page has one language and all its messages: no component has to wait for others, or to listen.
  react: { useSuspense: false, bindI18n: false as const, bindI18nStore: false as const },
};
