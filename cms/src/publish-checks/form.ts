/** Forms of this site, as the publish gate judges them. */
import { isLocaleCode } from "@future-native/contract/locales";
import { isolateObjectProperty, type FlattenedField } from "payload";
import { isCollection } from "payload-kit/entries";
import type { PublishGateOptions } from "payload-publish-gate";
import { aliasOf } from "../fields/alias";
import { invalidFields as invalidIn } from "../hooks/check-publication";
import { LEAST, PLACE, type PicturePlace } from "../picture-sizes";

type FormOptions = Required<Pick<PublishGateOptions, "completeForm" | "invalidFields">>;

/** An empty alias comes from the title. */
export const completeForm: FormOptions["completeForm"] = async (config, { data, id, locale }, req) => {
  const hasAlias = isCollection(config) && config.flattenedFields.some(({ name }) => name === "alias");
  if (!hasAlias || !isLocaleCode(locale)) return data;
  const inLocale = isolateObjectProperty(req, ["locale"]);
  inLocale.locale = locale;
  return { ...data, alias: await aliasOf(data, { slug: config.slug, id }, inLocale) };
};

export const invalidFields: FormOptions["invalidFields"] = async (config, { id, locale, data }, req) =>
  isLocaleCode(locale) ? invalidIn(config, { id, locale, data }, req) : [];

const isPlace = (name: unknown): name is PicturePlace => typeof name === "string" && name in LEAST;

/** The least size of a picture for the part of the site that shows it. */
export function leastSize({ custom, type }: FlattenedField) {
  if (type === "richText") return LEAST.text;
  const place: unknown = custom?.[PLACE];
  return isPlace(place) ? LEAST[place] : undefined;
}
