import type { CollectionSlug, FieldHook, NumberField } from "payload";
import { words } from "../words";

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
    label: words("Order", "Порядок", "Ordem"),
    index: true,
    min: -LARGEST,
    max: LARGEST,
    admin: {
      position: "sidebar",
      description: words(
        "Lists go from the lowest to the highest. Left empty, a new entry comes last.",
        "Списки идут от меньшего к большему. Если не заполнить, новая запись станет последней.",
        "As listas vão do menor ao maior. Se vazio, o novo registro fica por último.",
      ),
    },
    hooks: { beforeChange: [putLast] },
  };
}
