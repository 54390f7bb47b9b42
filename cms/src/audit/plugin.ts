import type { Plugin } from "payload";
import { extendConfig, extendLists } from "payload-kit/extend";
import { isPublic } from "payload-kit/content-lists";
import { AuditLog } from "./collection";
import { recordChange } from "./record-change";

const RECORDED = new Set(["glossary", "sets", "users"]);

/** A log of who did what from where (A4). Of enquiries it has deletions alone. */
export const auditLog: Plugin = (config) =>
  extendConfig(
    extendLists(config, (list) => {
      if (isPublic(list) || RECORDED.has(list.slug)) return { hooks: recordChange };
      return list.slug === "enquiries" ? { hooks: { afterDelete: recordChange.afterDelete } } : undefined;
    }),
    { collections: [AuditLog] },
  );
