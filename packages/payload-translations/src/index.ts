/** A board of translations, the source beside each text, files for translators, machine drafts, and a glossary. */
import type { Plugin } from "payload";
import { navLink } from "payload-kit/components";
import { isPublic } from "payload-kit/content-lists";
import { extendConfig, extendLists } from "payload-kit/extend";
import { gatherTexts } from "payload-kit/texts";
import { translationsEndpoint } from "./endpoint";
import { dropFlags, TranslationFlags } from "./flags";
import { createGlossary } from "./glossary/collection";
import { startLateNotices } from "./late";
import { machineEndpoint } from "./machine/endpoint";
import type { TranslationsOptions } from "./options";
import { settingsWith } from "./settings";
import { sourceEndpoint } from "./source/endpoint";
import { localized, TEXTS } from "./texts";
import { withSources } from "./with-sources";
import { xliffEndpoints } from "./xliff/endpoints";

export type { Board, BoardRow } from "./endpoint";
export type { MachineReport } from "./machine/protocol";
export type { GlossaryOptions, SaveOptions, TranslationsOptions } from "./options";
export type { EntrySources } from "./source/protocol";
export type { ImportReport } from "./xliff/import";

/**
 * The plugin. Its board lists every collection and global with localized texts.
 * @throws Error for a config without localization, and for a locale that needs a language tag
 */
export const translations =
  (options: TranslationsOptions = {}): Plugin =>
  (config) => {
    const custom = settingsWith(config, options);
    const view = "payload-translations/admin/translations-view#TranslationsView";
    const extended = extendConfig(config, {
      collections: [createGlossary(custom.translations.languages, options.glossary), TranslationFlags],
      endpoints: [...xliffEndpoints, sourceEndpoint, machineEndpoint, translationsEndpoint],
      views: { translations: { Component: view, path: "/translations", meta: { title: "translations:title" } } },
      beforeNavLinks: [navLink(`${config.routes?.admin ?? "/admin"}/translations`, "translations:title")],
      widgets: [
        {
          ...{ slug: "translated", label: localized("translations:title") },
          Component: "payload-translations/admin/translated-widget#TranslatedWidget",
        },
      ],
      translations: gatherTexts(TEXTS),
      startUp: [startLateNotices],
      custom,
    });
    return extendLists(withSources(extended), (list) => (isPublic(list) ? { hooks: dropFlags } : undefined));
  };
