import type { Plugin } from "payload";
import { extendLists, hasDrafts } from "payload-kit/extend";
import { isContent } from "payload-kit/content-lists";
import { markSnapshotPublished } from "../hooks/mark-snapshot-published";

/** The versions of an entry as words, and its state above its form (A4). */
export const versions: Plugin = (config) =>
  extendLists(config, (list) =>
    isContent(list) && hasDrafts(list)
      ? {
          hooks: { afterChange: [markSnapshotPublished] },
          status: "/versions/admin/status#Status",
          editViews: {
            versions: { Component: "/versions/admin/versions-view#VersionsView" },
            version: { Component: "/versions/admin/version-view#VersionView" },
          },
        }
      : undefined,
  );
