import type { Plugin } from "payload";
import { extendConfig, extendLists, hasDrafts } from "payload-kit/extend";
import { isContent, isPublic } from "payload-kit/content-lists";
import { ReleaseChanges, Releases } from "./collection";
import { dropSchedules } from "./drop-schedules";
import { markOnChange } from "./mark-on-change";

/** The queue and the log of releases; in each form how its entry is live (A6). */
export const releases: Plugin = (config) =>
  extendConfig(
    extendLists(config, (list) => {
      if (!isPublic(list)) return undefined;
      const { afterChange, afterDelete } = markOnChange;
      return {
        hooks: { afterChange, afterDelete: [...afterDelete, ...(hasDrafts(list) ? [dropSchedules] : [])] },
        ...(isContent(list) && { firstAboveForm: "/releases/admin/live-badge#LiveBadge" }),
      };
    }),
    { collections: [Releases, ReleaseChanges] },
  );
