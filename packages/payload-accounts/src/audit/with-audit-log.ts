import type { Config } from "payload";
import { auditRecorder } from "payload-kit/audit";
import { extendConfig, extendLists } from "payload-kit/extend";
import type { AccountsOptions } from "../options";
import { createAuditLog } from "./collection";
import { addRow } from "./add-row";
import { recordChanges, recordDeletions } from "./record-change";
import { startRetention } from "./retention";

/** Adds the log to a config, and records its lists as the options say. */
export const withAuditLog = (config: Config, { group, auditLog }: AccountsOptions): Config =>
  extendConfig(
    extendLists(config, (list) => {
      const recorded = list.slug === "users" ? "changes" : auditLog.recorded(list);
      if (recorded === "changes") return { hooks: recordChanges };
      return recorded && { hooks: recordDeletions };
    }),
    {
      collections: [createAuditLog(group, auditLog.actions)],
      custom: auditRecorder(addRow),
      startUp: [(payload) => void startRetention(payload, auditLog.days)],
    },
  );
