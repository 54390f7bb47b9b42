import type { Plugin } from "payload";
import { extendConfig, extendLists } from "payload-kit/extend";
import { navLink } from "payload-kit/components";
import { isPublic } from "payload-kit/content-lists";
import type { CmsEnv } from "../env";
import { translationsEndpoint } from "./endpoint";
import { dropFlags, TranslationFlags } from "./flags";
import { machineEndpoint } from "./machine/endpoint";
import { sourceEndpoint } from "./source/endpoint";
import { xliffEndpoints } from "./xliff/endpoints";

/**
 * The board of translations, the source beside each text, files for translators and machine drafts (X3).
 * @param machine service for machine drafts; null for none
 */
export const translations =
  ({ machine }: Pick<CmsEnv, "machine">): Plugin =>
  (config) =>
    extendConfig(
      extendLists(config, (list) => (isPublic(list) ? { hooks: dropFlags } : undefined)),
      {
        collections: [TranslationFlags],
        endpoints: [...xliffEndpoints, sourceEndpoint, machineEndpoint(machine), translationsEndpoint],
        views: {
          translations: { Component: "/translations/admin/translations-view#TranslationsView", path: "/translations" },
        },
        afterNavLinks: [navLink("/admin/translations", "translations:title")],
      },
    );
