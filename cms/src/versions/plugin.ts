import type { Plugin } from "payload";
import { extendLists, hasDrafts } from "payload-kit/extend";
import { isContent } from "payload-kit/content-lists";
import { markSnapshotPublished } from "./mark-snapshot-published";
import { restoringDrafts } from "./restore-drafts";

const ITEMS = ["/versions/admin/revert-item#RevertItem", "/admin/schedule-item#ScheduleItem"];

/** Items that Payload's menus of a form lack, and drafts that are restored without taking a page off the site (A4). */
export const versions: Plugin = (config) => {
  const extended = extendLists(config, (list) =>
    isContent(list) && hasDrafts(list)
      ? { hooks: { afterChange: [markSnapshotPublished] }, menuItems: ITEMS }
      : undefined,
  );
  const collections = extended.collections?.map((list) =>
    isContent(list) && hasDrafts(list) ? restoringDrafts(list) : list,
  );
  return { ...extended, ...(collections && { collections }) };
};
