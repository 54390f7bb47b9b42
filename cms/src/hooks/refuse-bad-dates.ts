import { ValidationError, type CollectionBeforeValidateHook } from "payload";
import { walkFields } from "payload-kit";
import { translate } from "../i18n";

/**
 * Refuses a text that is no date, in drafts as well: Payload looks at the fields of a draft only when it is published, and
 * would store what it can never read again.
 * @throws ValidationError that names the fields at fault
 */
export const refuseBadDates: CollectionBeforeValidateHook = ({ collection, data = {}, req }) => {
  const faults = [...walkFields(collection.flattenedFields, data)]
    .filter(({ field, value }) => field.type === "date" && isNoDate(value))
    .map(({ path }) => path);
  if (faults.length === 0) return data;
  const message = translate(req.i18n.language, "content:refuseBadDates.noDate");
  throw new ValidationError({ collection: collection.slug, errors: faults.map((path) => ({ path, message })) });
};

function isNoDate(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return false;
  return !(value instanceof Date) && (typeof value !== "string" || Number.isNaN(Date.parse(value)));
}
