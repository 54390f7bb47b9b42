/** The widgets of the dashboard: own drafts, what others have open, and a search over everything. */
import type { Plugin } from "payload";
import { extendConfig } from "payload-kit/extend";
import { gatherTexts } from "payload-kit/texts";
import type { DeskOptions } from "./options";
import { searchEndpoint } from "./search/endpoint";
import { localized, TEXTS } from "./texts";

export type { DeskOptions, Indexed, SearchOptions } from "./options";

/** The plugin: a view in place of Payload's dashboard, which shows the widgets of all plugins in an order. */
export const desk =
  (options: DeskOptions): Plugin =>
  (config) =>
    extendConfig(config, {
      endpoints: [searchEndpoint],
      views: { dashboard: { Component: "payload-desk/admin/desk#Desk" } },
      widgets: [
        { slug: "drafts", label: localized("desk:drafts"), Component: "payload-desk/admin/widgets#DraftsWidget" },
        { slug: "editing", label: localized("desk:editing"), Component: "payload-desk/admin/widgets#EditingWidget" },
      ],
      translations: gatherTexts(TEXTS),
      custom: { desk: options },
    });
