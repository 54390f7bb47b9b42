import type { Plugin } from "payload";
import { extendConfig, extendLists, hasDrafts } from "payload-kit/extend";
import { isContent } from "payload-kit/content-lists";
import { SetReplies, Sets, SetStates } from "./collections";

/** Drafts and the like that are shown together and go live together (X12). */
export const sets: Plugin = (config) =>
  extendConfig(
    extendLists(config, (list) =>
      isContent(list) && hasDrafts(list) ? { aboveForm: ["/sets/admin/set-membership#SetMembership"] } : undefined,
    ),
    { collections: [Sets, SetStates, SetReplies] },
  );
