import type { CollectionConfig, GlobalConfig } from "payload";

/** `entries` have forms of content, `files` are shown by it; the site is built from both. */
const ROLES = ["entries", "files"] as const;

/** For `custom` of a collection or a global: plugins know by it what belongs to the site. */
export const siteRole = (role: (typeof ROLES)[number]) => ({ siteRole: role });

type List = Pick<CollectionConfig | GlobalConfig, "custom">;

/** Whether a list has entries that editors write for the site. */
export const isContent = ({ custom }: List): boolean => custom?.siteRole === "entries";

/** Whether the site is built from a list. */
export const isPublic = ({ custom }: List): boolean => ROLES.some((role) => custom?.siteRole === role);
