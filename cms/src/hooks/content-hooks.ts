/** The hooks of all content, in the order in which they run. */
import type { CollectionConfig, GlobalConfig } from "payload";
import { rejectStaleSave } from "../conflicts/reject-stale-save";
import { noteWhoSaved } from "../fields/saved-by";
import { refuseFaults } from "../gate/refuse-faults";
import { dropSchedules } from "../releases/drop-schedules";
import { checkPublication } from "./check-publication";
import { copyAsDraft } from "./copy-as-draft";
import { holdEntry } from "./hold-entry";
import { onContentChange } from "./on-content-change";
import { storePlainText } from "./plain-text";
import { refuseBadDates } from "./refuse-bad-dates";
import { refuseWhileUsed } from "./refuse-while-used";
import { markSnapshotPublished } from "./mark-snapshot-published";
import { titlesForFields } from "./titles-for-fields";

/** Hooks of the screens, all of which have drafts. */
export const screenHooks = {
  beforeOperation: [
    holdEntry,
    ...checkPublication.beforeOperation,
    ...refuseFaults.beforeOperation,
    ...onContentChange.beforeOperation,
  ],
  beforeValidate: [rejectStaleSave, storePlainText],
  beforeChange: [...checkPublication.beforeChange, ...refuseFaults.beforeChange, noteWhoSaved],
  afterChange: [...onContentChange.afterChange, markSnapshotPublished],
} satisfies GlobalConfig["hooks"];

/** Hooks of a collection of content. */
export const contentHooks = (drafts: boolean) =>
  ({
    beforeOperation: [
      ...(drafts ? [holdEntry] : []),
      copyAsDraft,
      ...checkPublication.beforeOperation,
      ...refuseFaults.beforeOperation,
      ...onContentChange.beforeOperation,
      ...titlesForFields.beforeOperation,
    ],
    beforeValidate: [...(drafts ? [rejectStaleSave] : []), storePlainText, refuseBadDates],
    beforeChange: [...checkPublication.beforeChange, ...refuseFaults.beforeChange, ...(drafts ? [noteWhoSaved] : [])],
    afterChange: [...onContentChange.afterChange, ...(drafts ? [markSnapshotPublished] : [])],
    beforeDelete: [refuseWhileUsed, ...refuseFaults.beforeDelete, ...onContentChange.beforeDelete],
    afterDelete: [...onContentChange.afterDelete, ...(drafts ? [dropSchedules] : [])],
  }) satisfies CollectionConfig["hooks"];
