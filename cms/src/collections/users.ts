import type { CollectionBeforeDeleteHook, CollectionConfig } from "payload";
import { adminOnly } from "../access/admin-only";
import { adminOnlyField } from "../access/admin-only-field";
import { adminOrSelf } from "../access/admin-or-self";
import { signedIn } from "../access/signed-in";
import { GROUPS } from "../groups";
import { words } from "../words";

const MINUTE = 60_000;

/** Who is gone holds no entry: Payload shows nobody an entry that somebody without a name is editing. */
const letGo: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection: "payload-locked-documents", where: { "user.value": { equals: id } }, req });
};

export const Users: CollectionConfig = {
  slug: "users",
  labels: { singular: words("User", "Пользователь", "Usuário"), plural: words("Users", "Пользователи", "Usuários") },
  admin: { group: GROUPS.settings, useAsTitle: "email", defaultColumns: ["email", "name", "role"] },
  auth: { maxLoginAttempts: 5, lockTime: 10 * MINUTE, tokenExpiration: 8 * 60 * 60, cookies: { sameSite: "Lax" } },
  // Locks and versions name a colleague, so editors read who that is.
  access: { read: signedIn, create: adminOnly, update: adminOrSelf, delete: adminOnly, unlock: adminOnly },
  hooks: { beforeDelete: [letGo] },
  fields: [
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
