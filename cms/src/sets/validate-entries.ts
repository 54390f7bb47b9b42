import type { RelationshipFieldManyValidation, Where } from "payload";
import { wordsFor } from "../words";
import { entriesOf } from "./set-items";
import { alreadyIn } from "./texts";

/** Refuses an entry that another open set has: which of the two went live last would decide what visitors see (X12). */
export const validateEntries: RelationshipFieldManyValidation = async (value, { id, req }) => {
  for (const { list, id: entry } of entriesOf(value)) {
    const other = await setWith({ list, id: String(entry) }, req.payload, id);
    if (other) return wordsFor(req.i18n.language, alreadyIn(list, String(entry), other.name));
  }
  return true;
};

type Payload = Parameters<RelationshipFieldManyValidation>[1]["req"]["payload"];

/** The open set that has an entry. @param except id of one that does not count */
export async function setWith(
  { list, id }: { list: string; id: string },
  payload: Payload,
  except?: number | string,
): Promise<{ id: number; name: string } | undefined> {
  const has = (field: string): Where => ({
    and: [{ [`${field}.relationTo`]: { equals: list } }, { [`${field}.value`]: { equals: Number(id) } }],
  });
  const isOther: Where[] = except === undefined ? [] : [{ id: { not_equals: except } }];
  const holds: Where =
    id === "" ? { screens: { contains: list } } : { or: ["publish", "unpublish", "remove"].map(has) };
  const { docs } = await payload.find({
    ...{ collection: "sets", depth: 0, limit: 1, pagination: false },
    where: { and: [{ phase: { equals: "open" } }, holds, ...isOther] },
  });
  return docs[0];
}
