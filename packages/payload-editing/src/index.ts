/** Nothing that is written in a form is lost: to a newer save, to a refused publication, or with its tab. */
import type { Plugin } from "payload";
import { isContent } from "payload-kit/content-lists";
import { extendConfig, extendLists, hasDrafts } from "payload-kit/extend";
import { gatherTexts } from "payload-kit/texts";
import { holdEntry } from "./hold-entry";
import type { EditingOptions } from "./options";
import { rejectStaleSave } from "./reject-stale-save";
import { TEXTS } from "./texts";

export type { EditingOptions } from "./options";

/** The plugin. It protects lists of content with drafts. */
export const editing =
  (options: EditingOptions = {}): Plugin =>
  (config) => {
    const { savedBy } = options;
    const tools = { path: "payload-editing/admin/saving-tools#SavingTools", clientProps: { savedBy } };
    const additions = {
      hooks: { beforeOperation: [holdEntry], beforeValidate: [rejectStaleSave(options)] },
      aboveForm: ["payload-editing/admin/keep-modified#KeepModified", tools],
    };
    const extended = extendConfig(config, { translations: gatherTexts(TEXTS) });
    return extendLists(extended, (list) => (isContent(list) && hasDrafts(list) ? additions : undefined));
  };
