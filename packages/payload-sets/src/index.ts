/** Drafts and the like that are shown together and go live together (X12). */
import type { Plugin } from "payload";
import { isContent } from "payload-kit/content-lists";
import { extendConfig, extendLists, hasDrafts } from "payload-kit/extend";
import { gatherTexts } from "payload-kit/texts";
import { createSets, SetReplies, SetStates } from "./collections";
import { settingsWith, type SetsOptions } from "./options";
import { startSets } from "./running";
import { TEXTS } from "./texts";

export type { SetContent, SetsOptions } from "./options";

/** The plugin. Sets hold the lists of content with drafts that the config has, and those of plugins before it. */
export const sets =
  (options: SetsOptions): Plugin =>
  (config) => {
    const extended = extendLists(config, (list) =>
      isContent(list) && hasDrafts(list)
        ? { aboveForm: ["payload-sets/admin/set-membership#SetMembership"] }
        : undefined,
    );
    return extendConfig(extended, {
      collections: [createSets(options, config), SetStates, SetReplies],
      translations: gatherTexts(TEXTS),
      custom: settingsWith(config, options),
      startUp: [startSets],
    });
  };
