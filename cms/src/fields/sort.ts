import type { CollectionSlug, FieldHook, NumberField } from "payload";
import { localized } from "../i18n";

const STEP = 10;

/** SQLite keeps larger whole numbers than JavaScript can read back. */
const LARGEST = 1e9;

/** Puts a new entry behind the last one of its collection. */
const putLast: FieldHook = async ({ collection, operation, req, value }) => {
  if (operation !== "create" || typeof value === "number" || !collection) return value;
  const slug: CollectionSlug = collection.slug;
  const { docs } = await req.payload.find({
    collection: slug,
    sort: "-sort",
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  });
  const last = docs[0];
  const highest = last && "sort" in last && typeof last.sort === "number" ? last.sort : 0;
  return highest + STEP;
};

/** Place in the lists, ascending (A3). */
export function sortField(): NumberField {
  return {
    name: "sort",
    type: "number",
    label: localized("content:sort"),
    index: true,
    min: -LARGEST,
    max: LARGEST,
    admin: { position: "sidebar", description: localized("content:sort.description") },
    hooks: { beforeChange: [putLast] },
  };
}
