import type { Access, CollectionConfig } from "payload";
import { adminOnly } from "../access/admin-only";
import { isAdmin } from "../access/is-admin";
import type { User } from "../payload-types";
import { GROUPS } from "../groups";
import { words } from "../words";
import { AUDIT_ACTIONS } from "./actions";

const nobody: Access = () => false;

/**
 * Who did what from where (A4). Admins read it, and nobody changes it over the API: rows are written by what happens and
 * go when they are older than `AUDIT_LOG_DAYS`. Of enquiries it has the numbers only.
 */
export const AuditLog: CollectionConfig = {
  slug: "audit-log",
  versions: false,
  lockDocuments: false,
  labels: {
    singular: words("Audit log entry", "Запись журнала", "Registro de auditoria"),
    plural: words("Audit log", "Журнал действий", "Registro de auditoria"),
  },
  defaultSort: "-createdAt",
  admin: {
    group: GROUPS.settings,
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
      label: words("What", "Что", "O quê"),
      options: Object.entries(AUDIT_ACTIONS).map(([value, label]) => ({ value, label })),
    },
    // Stays when the account goes.
    { name: "by", type: "text", index: true, label: words("Who", "Кто", "Quem") },
    { name: "title", type: "text", label: words("Title", "Название", "Título") },
    {
      name: "entry",
      type: "text",
      index: true,
      label: words("Entry", "Запись", "Item"),
      admin: { components: { Cell: "/audit/admin/entry-cell#EntryCell" } },
    },
    { name: "address", type: "text", index: true, label: words("From address", "С адреса", "Do endereço") },
    { name: "tries", type: "number", label: words("Times", "Раз", "Vezes"), defaultValue: 1 },
    // What is counted in one row: failed sign-ins of an account from a network in an hour.
    { name: "counted", type: "text", unique: true, admin: { hidden: true, disableListFilter: true } },
  ],
};
