import { APIError, Forbidden } from "payload";
import { adminOnlyField, internalRows, isAdmin, signedIn } from "payload-kit/access";
import { DATE_FIELD } from "payload-kit/components";
import { isRecord } from "payload-kit";
import { STEPS } from "payload-releases/publisher/protocol";
import type { Localized } from "payload-kit/texts";
import { setEndpoints } from "./endpoints";
import { heldLists } from "./held-lists";
import type { SetsOptions } from "./options";
import { PHASES, WORK } from "./protocol";
import { SET_REPLIES, SET_STATES, SETS, setOf } from "./rows";
import { itemsOf, type EntryField } from "./set-items";
import { validateEntries } from "./validate-entries";
import { localized, translate } from "./texts";
import type {
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  CollectionSlug,
  Config,
  Field,
  GlobalConfig,
  GlobalSlug,
} from "payload";

const refuseClosed: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  if (operation === "update" && originalDoc.phase !== "open") throw closed(req.i18n.language);
  return data;
};

/** The global with the redirects is an admin's to change, and so to publish with a set. */
const refuseRestricted =
  (restricted: string): CollectionBeforeChangeHook =>
  ({ data, originalDoc, req }) => {
    const has = (doc: unknown) => itemsOf(isRecord(doc) ? doc : {}).screens.some((slug) => slug === restricted);
    if (req.user && !isAdmin(req.user) && has(data) && !has(originalDoc)) throw new Forbidden(req.t);
    return data;
  };

const refuseUnderWay: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { phase } = await setOf(req.payload, Number(id));
  if (phase === "going-live" || phase === "putting-back") throw closed(req.i18n.language);
};

/** Its link is dead with it; what it was shown as is removed at the next start. */
const dropRows: CollectionAfterDeleteHook = async ({ id, req }) => {
  const where = { set: { equals: id } };
  await req.payload.delete({ collection: SET_STATES, where, req });
  await req.payload.delete({ collection: SET_REPLIES, where, req });
};

const closed = (language: string) => new APIError(translate(language, "sets:isClosed"), 409);

/** Entries of any collection with drafts. @param name one of ENTRY_FIELDS */
function entriesField(
  name: EntryField,
  relationTo: CollectionSlug[],
  label: Localized,
  description?: Localized,
): Field {
  return {
    ...{ name, label, type: "relationship", relationTo, hasMany: true },
    validate: validateEntries,
    // Entries are created only in the list of those to publish; the other lists refer to published ones.
    admin: { allowCreate: name === "publish", ...(description && { description }) },
  };
}

/** Label of a global as an option of a select. */
const optionOf = ({ label, slug }: GlobalConfig) => ({
  value: slug,
  label: typeof label === "function" || !label ? slug : label,
});

/** Drafts and the like that are shown together, and go live together (X12). */
export function createSets(options: SetsOptions, config: Config): CollectionConfig {
  const held = heldLists(config);
  return {
    slug: SETS,
    labels: { singular: localized("sets:singular"), plural: localized("sets:plural") },
    defaultSort: "-updatedAt",
    versions: false,
    disableDuplicate: true,
    admin: {
      group: options.group,
      useAsTitle: "name",
      defaultColumns: ["name", "phase", "goesLiveAt", "updatedAt"],
      hideAPIURL: true,
      description: localized("sets:description"),
      components: { edit: { beforeDocumentControls: ["payload-sets/admin/set-panel#SetPanel"] } },
    },
    access: { read: signedIn, create: signedIn, update: signedIn, delete: signedIn },
    hooks: {
      beforeChange: [refuseClosed, refuseRestricted(options.redirects.global)],
      beforeDelete: [refuseUnderWay],
      afterDelete: [dropRows],
    },
    endpoints: setEndpoints,
    fields: [
      {
        name: "name",
        type: "text",
        label: localized("sets:field.name"),
        required: true,
        validate: options.validate?.text,
      },
      entriesField("publish", held.collections, localized("sets:field.publish"), localized("sets:publish")),
      {
        name: "screens",
        type: "select",
        label: localized("sets:field.screens"),
        hasMany: true,
        options: (config.globals ?? []).filter(({ slug }) => held.globals.includes(slug as GlobalSlug)).map(optionOf),
        admin: { description: localized("sets:publish") },
      },
      {
        type: "collapsible",
        label: localized("sets:field.more"),
        admin: { initCollapsed: true },
        fields: [
          entriesField("unpublish", held.collections, localized("sets:field.unpublish")),
          entriesField("remove", held.collections, localized("sets:field.remove"), localized("sets:remove")),
          // Admins only, as for the redirects of the settings, to which these are added.
          { ...options.redirects.field, access: { create: adminOnlyField, update: adminOnlyField } },
        ],
      },
      {
        name: "goesLiveAt",
        type: "date",
        label: localized("sets:field.goesLiveAt"),
        index: true,
        validate: options.validate?.date,
        admin: {
          components: { Field: DATE_FIELD },
          date: { pickerAppearance: "dayAndTime", displayFormat: "d MMM yyyy, HH:mm", timeFormat: "HH:mm" },
          description: localized("sets:goesLiveAt"),
        },
      },
      {
        name: "phase",
        type: "select",
        label: localized("sets:field.phase"),
        required: true,
        index: true,
        defaultValue: "open",
        options: PHASES.map((value) => ({ value, label: localized(`sets:phase.${value}`) })),
        access: { create: () => false, update: () => false },
        admin: { position: "sidebar", readOnly: true, condition: ({ phase }) => phase !== "open" },
      },
    ],
  };
}

/** Server-side state of a set, one row each. A table of its own, so that saving the set's form cannot overwrite it. */
export const SetStates = internalRows({
  slug: SET_STATES,
  fields: [
    { name: "set", type: "number", required: true, unique: true },
    { name: "work", type: "select", required: true, defaultValue: "none", options: [...WORK] },
    { name: "step", type: "select", options: [...STEPS] },
    { name: "percent", type: "number" },
    { name: "reason", type: "json" },
    { name: "places", type: "json" },
    // The shown release: its folder, the time used as its publication time, its hash.
    { name: "folder", type: "text" },
    { name: "shownAt", type: "date" },
    { name: "hash", type: "text" },
    { name: "pages", type: "number" },
    // The link: the token is made of the number, so that the database alone opens nothing.
    { name: "nonce", type: "text" },
    { name: "expiresAt", type: "date" },
    { name: "passphrase", type: "text" },
    // The published state before the set went live, for putting it back.
    { name: "before", type: "json" },
  ],
});

/** Notes and approvals of readers with the link. */
export const SetReplies = internalRows({
  slug: SET_REPLIES,
  fields: [
    { name: "set", type: "number", required: true, index: true },
    { name: "kind", type: "select", required: true, options: ["note", "approval"] },
    { name: "name", type: "text", required: true },
    { name: "text", type: "textarea" },
    { name: "path", type: "text" },
    { name: "excerpt", type: "text" },
    { name: "place", type: "json" },
    { name: "hash", type: "text" },
    { name: "isDone", type: "checkbox", defaultValue: false },
  ],
});
