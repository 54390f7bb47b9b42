import type { RelationshipFieldManyValidation, Where } from "payload";
import { isRecord } from "payload-kit";
import { within, type Reader } from "payload-kit/in-transaction";
import { SETS, type SetRow } from "./rows";
import { ENTRY_FIELDS, entriesOf, type EntryOfSet } from "./set-items";
import { translate } from "./texts";

/**
 * Refuses an entry that another open set has, for which of the two went live last would decide what visitors see, and one
 * that this set has twice: it can't both go on the site and off it (X12).
 */
export const validateEntries: RelationshipFieldManyValidation = async (value, { data, id, req }) => {
  const all = ENTRY_FIELDS.flatMap((field) => entriesOf(isRecord(data) ? data[field] : undefined));
  for (const { list, id: entry } of entriesOf(value)) {
    const isSame = (other: EntryOfSet) => other.list === list && other.id === entry;
    if (all.filter(isSame).length > 1) return translate(req.i18n.language, "sets:isTwice", { list, id: entry });
    const other = await setWith({ list, id: String(entry) }, req, id);
    if (other)
      return translate(req.i18n.language, "sets:alreadyIn", { entry: `${list} № ${entry}`, setName: other.name });
  }
  return true;
};

/** The open set that has an entry. @param except id of one that does not count */
export async function setWith(
  { list, id }: { list: string; id: string },
  reader: Reader,
  except?: number | string,
): Promise<{ id: number; name: string } | undefined> {
  const has = (field: string): Where => ({
    and: [{ [`${field}.relationTo`]: { equals: list } }, { [`${field}.value`]: { equals: Number(id) } }],
  });
  const isOther: Where[] = except === undefined ? [] : [{ id: { not_equals: except } }];
  const holds: Where = id === "" ? { screens: { contains: list } } : { or: ENTRY_FIELDS.map(has) };
  const found = await reader.payload.db.findOne<SetRow>({
    ...{ collection: SETS, where: { and: [{ phase: { equals: "open" } }, holds, ...isOther] } },
    ...within(reader),
  });
  return found ?? undefined;
}
