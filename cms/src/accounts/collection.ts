import type { CollectionBeforeDeleteHook, CollectionConfig } from "payload";
import { adminOnly } from "../access/admin-only";
import { adminOnlyField } from "../access/admin-only-field";
import { adminOrSelf } from "../access/admin-or-self";
import { signedIn } from "../access/signed-in";
import type { CmsEnv } from "../env";
import { GROUPS } from "../groups";
import { words } from "../words";
import { checkPassword } from "./check-password";
import { forgotPassword } from "./forgot-password";
import { limitLogins } from "./limit-logins";
import { TEXTS } from "./texts";

const WORKING_DAY = 8 * 60 * 60;

/** Who is gone holds no entry: Payload shows nobody an entry that somebody without a name is editing. */
const letGo: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection: "payload-locked-documents", where: { "user.value": { equals: id } }, req });
};

/** The accounts of editors and admins (A4). */
export function createUsers({ siteUrl, mail, enquiries }: CmsEnv): CollectionConfig {
  const logins = limitLogins(enquiries.rateLimitStore);
  return {
    slug: "users",
    versions: false,
    labels: {
      singular: words("User", "Пользователь", "Usuário"),
      plural: words("Users", "Пользователи", "Usuários"),
    },
    admin: { group: GROUPS.settings, useAsTitle: "email", defaultColumns: ["email", "name", "role"] },
    auth: {
      // Payload would lock an account for everybody; what limits the tries counts by network as well.
      maxLoginAttempts: 0,
      tokenExpiration: WORKING_DAY,
      cookies: { sameSite: "Lax", secure: new URL(siteUrl).protocol === "https:" },
    },
    // Locks and versions name a colleague, so editors read who that is.
    access: { read: signedIn, create: adminOnly, update: adminOrSelf, delete: adminOnly, unlock: adminOnly },
    endpoints: [forgotPassword(mail !== null)],
    hooks: {
      beforeOperation: [logins.beforeOperation, checkPassword],
      afterLogin: [logins.afterLogin],
      beforeDelete: [letGo],
    },
    fields: [
      {
        name: "currentPassword",
        type: "text",
        virtual: true,
        label: TEXTS.currentPassword,
        admin: {
          description: TEXTS.whyCurrent,
          disableListColumn: true,
          disableListFilter: true,
          disableBulkEdit: true,
          components: { Field: "/accounts/admin/current-password#CurrentPassword" },
        },
      },
      { name: "name", type: "text", label: words("Name", "Имя", "Nome") },
      {
        name: "role",
        type: "select",
        label: words("Role", "Роль", "Função"),
        required: true,
        defaultValue: "editor",
        saveToJWT: true,
        access: { create: adminOnlyField, update: adminOnlyField },
        options: [
          { value: "admin", label: words("Admin", "Администратор", "Administrador") },
          { value: "editor", label: words("Editor", "Редактор", "Editor") },
        ],
        admin: {
          description: words(
            "Editors change content; admins also users and settings.",
            "Редакторы меняют содержание, администраторы ещё пользователей и настройки.",
            "Editores mudam o conteúdo; administradores, também usuários e configurações.",
          ),
        },
      },
    ],
  };
}
