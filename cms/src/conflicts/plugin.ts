import type { Plugin } from "payload";
import { extendConfig, extendLists, hasDrafts } from "payload-kit/extend";
import { isContent } from "payload-kit/content-lists";
import { conflictEndpoint } from "./endpoint";
import { rejectStaleSave } from "./reject-stale-save";

/** Nothing that is written in a form is lost: to a newer save, or with its tab (A5). */
export const editing: Plugin = (config) =>
  extendConfig(
    extendLists(config, (list) =>
      isContent(list) && hasDrafts(list)
        ? {
            hooks: { beforeValidate: [rejectStaleSave] },
            aboveForm: [
              "/admin/kept-text#KeptText",
              "/admin/keep-modified#KeepModified",
              "/unsaved/admin/saving-tools#SavingTools",
            ],
          }
        : undefined,
    ),
    { endpoints: [conflictEndpoint] },
  );
