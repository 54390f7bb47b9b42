/** Drafts and the like that are shown together and go live together (X12). */
import type { Plugin } from "payload";
import { isContent } from "payload-kit/content-lists";
import { extendConfig, extendLists, hasDrafts } from "payload-kit/extend";
import { gatherTexts } from "payload-kit/texts";
import type { ReleaseGuards } from "payload-releases";
import { approvedFolders, dropApproved } from "./approved-folders";
import { createSets, SetReplies, SetStates } from "./collections";
import { leaveOut } from "./leave-out";
import { settingsWith, type SetsOptions } from "./options";
import { SETS } from "./rows";
import { startSets } from "./running";
import { TEXTS } from "./texts";

export type { SetContent, SetsOptions } from "./options";

/** No build finds half of a set. */
const GUARDS: ReleaseGuards = {
  ...{ approvedFolders, dropApproved, leaveOut },
  heldBackBy: { table: SETS, column: "phase", values: ["going-live", "putting-back"] },
};

/** The plugin. Sets hold the lists of content with drafts that the config has, and those of plugins before it. */
export const sets =
  (options: SetsOptions): Plugin =>
  (config) => {
    const extended = extendLists(config, (list) =>
      isContent(list) && hasDrafts(list)
        ? {
            aboveForm: ["payload-sets/admin/set-membership#SetMembership"],
            menuItems: ["payload-sets/admin/set-membership#AddToSet"],
          }
        : undefined,
    );
    return extendConfig(extended, {
      collections: [createSets(options, config), SetStates, SetReplies],
      translations: gatherTexts(TEXTS),
      custom: { ...settingsWith(config, options), releaseGuards: GUARDS },
      startUp: [startSets],
    });
  };
