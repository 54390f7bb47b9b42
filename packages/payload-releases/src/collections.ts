import type { CollectionConfig } from "payload";
import { internalRows, noAccess, signedIn } from "payload-kit/access";
import { createEndpoints } from "./endpoints";
import type { ReleasesOptions } from "./options";
import { BUILD_MODES, STEPS } from "./publisher/protocol";
import { RELEASE_CHANGES, RELEASES } from "./rows";
import { STATES } from "./states";
import { localized } from "./texts";

const LOG = { Component: "payload-releases/admin/release-log#ReleaseLog" };

const hidden = { hidden: true, readOnly: true };

/**
 * Changes since the last build was claimed (A6), one row each, so that concurrent saves never wait for a shared row.
 * Rows with a release are being built.
 */
export const ReleaseChanges = internalRows({
  slug: RELEASE_CHANGES,
  fields: [
    { name: "release", type: "number", index: true },
    { name: "change", type: "json" },
    { name: "force", type: "checkbox", defaultValue: false },
    { name: "attempts", type: "number", defaultValue: 0 },
  ],
});

/**
 * The log of releases, and the queue of the publisher (A6, X4): at most one row waits, at most one is being built,
 * which the unique `slot` holds across all instances. Only the publisher writes it.
 */
export const createReleases = (options: ReleasesOptions): CollectionConfig => ({
  slug: RELEASES,
  versions: false,
  labels: { singular: localized("releases:singular"), plural: localized("releases:plural") },
  defaultSort: "-createdAt",
  lockDocuments: false,
  admin: {
    group: options.group,
    useAsTitle: "folder",
    hideAPIURL: true,
    components: { views: { list: LOG, edit: { root: LOG } } },
  },
  access: { ...noAccess, read: signedIn },
  endpoints: createEndpoints(options),
  fields: [
    {
      name: "state",
      type: "select",
      required: true,
      index: true,
      options: STATES.map((value) => ({ value, label: localized(`releases:state.${value}`) })),
    },
    { name: "slot", type: "text", unique: true, admin: hidden },
    { name: "readyAt", type: "date", admin: hidden },
    { name: "lease", type: "date", admin: hidden },
    { name: "force", type: "checkbox", defaultValue: false, admin: hidden },
    { name: "step", type: "select", options: [...STEPS], admin: hidden },
    { name: "percent", type: "number", admin: hidden },
    { name: "folder", type: "text", unique: true },
    { name: "changes", type: "json" },
    { name: "reason", type: "textarea" },
    { name: "places", type: "json" },
    { name: "log", type: "textarea" },
    { name: "timings", type: "json" },
    { name: "pages", type: "number" },
    { name: "way", type: "select", options: [...BUILD_MODES] },
    { name: "startedAt", type: "date" },
    { name: "finishedAt", type: "date" },
    { name: "liveAt", type: "date" },
  ],
});
