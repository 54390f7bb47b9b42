import type { CollectionConfig, GlobalConfig } from "payload";

const KEPT = 25;

/** Drafts, versions and scheduled publishing for a collection. */
export const collectionVersions = {
  maxPerDoc: KEPT,
  drafts: { schedulePublish: true },
} satisfies CollectionConfig["versions"];

/** The same for a global. */
export const globalVersions = {
  max: KEPT,
  drafts: { schedulePublish: true },
} satisfies GlobalConfig["versions"];
