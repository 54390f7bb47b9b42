import { LOCALE_CODES } from "@future-native/contract/locales";
import type { FlattenedField } from "payload";
import { fieldValues, isRecord, type Doc } from "payload-kit";

/** Fields that no editor writes. */
const NO_CONTENT = new Set(["id", "_status", "savedBy", "createdAt", "updatedAt"]);

/**
 * Whether two versions of an entry have the same content in all languages, as an editor writes it.
 * @param one read with `locale: "all"`, without depth
 */
export const isSameContent = (fields: readonly FlattenedField[], one: Doc, other: Doc): boolean =>
  contentOf(fields, one) === contentOf(fields, other);

/** Whether two values of a field are the same as an editor writes them. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(essence(one)) === JSON.stringify(essence(other));

const contentOf = (fields: readonly FlattenedField[], doc: Doc): string =>
  JSON.stringify(
    [...fieldValues(fields, doc, LOCALE_CODES)]
      .filter(({ field }) => !NO_CONTENT.has(field.name) && !isHidden(field))
      .map(({ path, locale, value }) => [path, locale, essence(value)])
      .filter(([, , value]) => value !== null),
  );

const isHidden = ({ admin }: FlattenedField) => Boolean(admin && "hidden" in admin && admin.hidden);

/** Properties of a text's nodes that say how they are stored. */
const STORAGE = new Set(["version", "direction", "detail", "mode", "style", "indent", "textFormat", "textStyle", "id"]);

/** A value without the properties that storage adds or omits. */
function essence(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value.map(essence) : null;
  if (!isRecord(value)) return value === undefined || value === "" || value === false ? null : value;
  const kept = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    const said = STORAGE.has(name) ? null : essence(inner);
    return said === null ? [] : [[name, said]];
  });
  return Object.fromEntries(kept.sort(([one], [other]) => one.localeCompare(other)));
}
