import type { CollectionConfig, GlobalConfig } from "payload";

const KEPT = 25;
const schedulePublish = { timeFormat: "HH:mm" };

/** Drafts, versions and scheduled publishing for a collection. */
export const collectionVersions = {
  maxPerDoc: KEPT,
  drafts: { schedulePublish },
} satisfies CollectionConfig["versions"];

/** The same for a global. */
export const globalVersions = {
  max: KEPT,
  drafts: { schedulePublish },
} satisfies GlobalConfig["versions"];
