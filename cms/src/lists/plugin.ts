import type { Plugin } from "payload";
import { extendLists, type ListHooks } from "payload-kit/extend";
import { isContent } from "payload-kit/content-lists";
import { nameEntries, noteBulk, refuseOvertaken } from "./bulk-errors";

const hooks: ListHooks = {
  beforeOperation: [noteBulk],
  beforeChange: [refuseOvertaken],
  afterOperation: [nameEntries],
};

/** Payload's bulk operations, whose errors name entries and reasons (A4). */
export const bulkErrors: Plugin = (config) => extendLists(config, (list) => (isContent(list) ? { hooks } : undefined));
