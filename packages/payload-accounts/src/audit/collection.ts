import type { CollectionConfig } from "payload";
import { adminOnly, noAccess } from "payload-kit/access";
import type { Localized } from "payload-kit/texts";
import { localized } from "../texts";

const OF_CONTENT = [
  ...(["signed-in", "failed", "signed-out", "session-ended", "published", "unpublished"] as const),
  ...(["created", "changed", "deleted", "restored"] as const),
];
const OF_ACCOUNTS = ["password", "factor-on", "factor-off"] as const;

export type AuditAction = (typeof OF_CONTENT)[number] | (typeof OF_ACCOUNTS)[number];

const option = (value: AuditAction) => ({ value, label: localized(`audit:action.${value}`) });

/**
 * Audit log: user, action, entry and address. Admins read it, and the API cannot change it: the server adds rows, and
 * removes old ones.
 * @param more labels of other actions
 */
export const createAuditLog = (
  group: Localized | undefined,
  more: Readonly<Record<string, Localized>> = {},
): CollectionConfig => ({
  slug: "audit-log",
  versions: false,
  lockDocuments: false,
  labels: { singular: localized("audit:auditLog.singular"), plural: localized("audit:auditLog.plural") },
  defaultSort: "-createdAt",
  admin: {
    group,
    useAsTitle: "by",
    hidden: ({ user }) => user.role !== "admin",
    hideAPIURL: true,
    defaultColumns: ["createdAt", "action", "by", "title", "entry", "address"],
    listSearchableFields: ["by", "title", "entry"],
    pagination: { defaultLimit: 50 },
  },
  access: { ...noAccess, read: adminOnly },
  fields: [
    {
      name: "action",
      type: "select",
      required: true,
      index: true,
      label: localized("audit:auditLog.action"),
      options: [
        ...OF_CONTENT.map(option),
        ...Object.entries(more).map(([value, label]) => ({ value, label })),
        ...OF_ACCOUNTS.map(option),
      ],
    },
    // Stays when the account goes.
    { name: "by", type: "text", index: true, label: localized("audit:auditLog.by") },
    { name: "title", type: "text", label: localized("audit:auditLog.title") },
    {
      name: "entry",
      type: "text",
      index: true,
      label: localized("audit:auditLog.entry"),
      admin: { components: { Cell: "payload-accounts/admin/entry-cell#EntryCell" } },
    },
    { name: "address", type: "text", index: true, label: localized("audit:auditLog.address") },
    { name: "tries", type: "number", label: localized("audit:auditLog.tries"), defaultValue: 1 },
    // Key of a row that counts: failed sign-ins of an account from a network within an hour.
    {
      name: "counted",
      type: "text",
      unique: true,
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
  ],
});
