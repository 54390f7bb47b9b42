import type { Plugin } from "payload";
import { extendLists, hasDrafts } from "payload-kit/extend";
import { isContent } from "payload-kit/content-lists";
import { rejectStaleSave } from "./reject-stale-save";

/** Nothing that is written in a form is lost: to a newer save, or with its tab (A5). */
export const editing: Plugin = (config) =>
  extendLists(config, (list) =>
    isContent(list) && hasDrafts(list)
      ? {
          hooks: { beforeValidate: [rejectStaleSave] },
          aboveForm: ["/admin/keep-modified#KeepModified", "/unsaved/admin/saving-tools#SavingTools"],
        }
      : undefined,
  );
