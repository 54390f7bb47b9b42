import type { Plugin } from "payload";
import { extendConfig, extendLists, hasDrafts } from "payload-kit/extend";
import { isContent } from "payload-kit/content-lists";
import { previewEndpoints } from "./endpoint";
import { COLLECTION_KINDS } from "./kinds";
import { livePreview } from "./live-preview";
import { markedEndpoints } from "./marked-endpoint";

/** Drafts in the site's own pages, before the first save too, and the way from a word to its field (A7, X11). */
export const preview: Plugin = (config) => {
  const extended = extendConfig(
    extendLists(config, (list) => {
      if (!isContent(list)) return undefined;
      return {
        aboveForm: hasDrafts(list) ? ["/preview/admin/field-link#FieldLink"] : [],
        ...(list.slug in COLLECTION_KINDS && {
          editViews: { default: { Component: "/preview/admin/edit-view#EditView" } },
        }),
      };
    }),
    { endpoints: [...previewEndpoints, ...markedEndpoints] },
  );
  return { ...extended, admin: { ...extended.admin, livePreview } };
};
