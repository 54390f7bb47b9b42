/** Changes of the content go live by themselves, as whole releases of a site that is built of it. */
import type { Plugin } from "payload";
import { isContent, isPublic } from "payload-kit/content-lists";
import { extendConfig, extendLists, hasDrafts } from "payload-kit/extend";
import { gatherTexts } from "payload-kit/texts";
import { createReleases, ReleaseChanges } from "./collections";
import { dropSchedules } from "./drop-schedules";
import { markOnChange } from "./mark-on-change";
import { moveScheduledEndpoint } from "./move-scheduled";
import type { ReleasesOptions } from "./options";
import { startReleases } from "./running";
import { localized, TEXTS } from "./texts";

export type { ReleaseGuards, ReleaseSettings, ReleasesOptions } from "./options";

const STATUS = "payload-releases/admin/entry-status#EntryStatus";
const RELEASES_TILE = "payload-releases/admin/releases-tile#ReleasesTile";
const SCHEDULED_WIDGET = "payload-releases/admin/scheduled-widget#ScheduledWidget";
const SCHEDULED_LIST = "payload-releases/admin/scheduled-list#ScheduledList";

/**
 * The plugin: the queue and the log of releases; above each form the state of its entry (A6);
 * widgets of both.
 */
export const releases =
  (options: ReleasesOptions): Plugin =>
  (config) => {
    const { afterChange, afterDelete } = markOnChange(options);
    const extended = extendLists(config, (list) => {
      if (!isPublic(list)) return undefined;
      const withDrafts = hasDrafts(list);
      return {
        hooks: { afterChange, afterDelete: [...afterDelete, ...(withDrafts ? [dropSchedules] : [])] },
        ...(isContent(list) &&
          (withDrafts ? { status: STATUS, aboveList: [SCHEDULED_LIST] } : { firstAboveForm: [STATUS] })),
      };
    });
    return extendConfig(extended, {
      collections: [createReleases(options), ReleaseChanges],
      endpoints: [moveScheduledEndpoint],
      widgets: [
        { slug: "releases", label: localized("releases:plural"), Component: RELEASES_TILE },
        {
          slug: "scheduled",
          label: localized("releases:calendar.title"),
          Component: SCHEDULED_WIDGET,
          minWidth: "medium",
        },
      ],
      translations: gatherTexts(TEXTS),
      startUp: [(payload) => startReleases(payload, options)],
    });
  };
