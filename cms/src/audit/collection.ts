import type { Access, CollectionConfig } from "payload";
import { adminOnly, isAdmin } from "payload-kit/access";
import type { User } from "../payload-types";
import { AUDIT_ACTIONS } from "./actions";
import { localized } from "../i18n";

const nobody: Access = () => false;

/**
 * Audit log (A4): user, action, entry and address. Admins read it, and the API cannot change it: the server adds rows,
 * and removes those older than `AUDIT_LOG_DAYS`. Of enquiries it has only the ids.
 */
export const AuditLog: CollectionConfig = {
  slug: "audit-log",
  versions: false,
  lockDocuments: false,
  labels: {
    singular: localized("audit:auditLog.singular"),
    plural: localized("audit:auditLog.plural"),
  },
  defaultSort: "-createdAt",
  admin: {
    group: localized("content:group.settings"),
    useAsTitle: "by",
    hidden: ({ user }) => !isAdmin(user as User | null),
    hideAPIURL: true,
    defaultColumns: ["createdAt", "action", "by", "title", "entry", "address"],
    listSearchableFields: ["by", "title", "entry"],
    pagination: { defaultLimit: 50 },
  },
  access: { read: adminOnly, create: nobody, update: nobody, delete: nobody },
  fields: [
    {
      name: "action",
      type: "select",
      required: true,
      index: true,
      label: localized("audit:auditLog.action"),
      options: AUDIT_ACTIONS.map((value) => ({ value, label: localized(`audit:action.${value}`) })),
    },
    // Stays when the account goes.
    { name: "by", type: "text", index: true, label: localized("audit:auditLog.by") },
    { name: "title", type: "text", label: localized("audit:auditLog.title") },
    {
      name: "entry",
      type: "text",
      index: true,
      label: localized("audit:auditLog.entry"),
      admin: { components: { Cell: "/audit/admin/entry-cell#EntryCell" } },
    },
    { name: "address", type: "text", index: true, label: localized("audit:auditLog.address") },
    { name: "tries", type: "number", label: localized("audit:auditLog.tries"), defaultValue: 1 },
    // Key of a row that counts: failed sign-ins of an account from a network within an hour.
    { name: "counted", type: "text", unique: true, admin: { hidden: true, disableListFilter: true } },
  ],
};
