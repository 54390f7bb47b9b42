/** Drafts in the site's own pages, before the first save too, and the way from a text of a page to its field. */
import type { Plugin } from "payload";
import { isContent } from "payload-kit/content-lists";
import { extendConfig, extendLists, hasDrafts } from "payload-kit/extend";
import { gatherTexts } from "payload-kit/texts";
import { TEXTS } from "./texts";

export interface PreviewOptions {
  /** Address of the page of the site that draws drafts, on the origin of the admin. Messages bring it the form's values. */
  readonly address: string;
  /** Widths of a frame, px, with its height. */
  readonly frames: readonly { readonly width: number; readonly height: number }[];
  /** Slugs of the lists with a preview. */
  readonly collections: readonly string[];
  readonly globals: readonly string[];
}

const FIELD_LINK = "payload-preview/admin/field-link#FieldLink";
const EDIT_VIEW = "payload-preview/admin/edit-view#EditView";

/** The plugin. Its form of an entry asks `admin.custom` for the address of the preview. */
export const preview =
  ({ address, collections, frames, globals }: PreviewOptions): Plugin =>
  (config) => {
    const extended = extendLists(config, (list) => {
      if (!isContent(list)) return undefined;
      return {
        aboveForm: hasDrafts(list) ? [FIELD_LINK] : [],
        ...(collections.includes(list.slug) && { editViews: { default: { Component: EDIT_VIEW } } }),
      };
    });
    const breakpoints = frames.map((frame) => ({ name: String(frame.width), label: `${frame.width} px`, ...frame }));
    const livePreview = { url: address, breakpoints, collections: [...collections], globals: [...globals] };
    const { admin, ...rest } = extendConfig(extended, { translations: gatherTexts(TEXTS) });
    return { ...rest, admin: { ...admin, livePreview, custom: { ...admin?.custom, previewAddress: address } } };
  };
