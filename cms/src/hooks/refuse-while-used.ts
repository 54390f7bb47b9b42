import { getTranslation } from "@payloadcms/translations";
import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest } from "payload";
import { findUses, type Use } from "../uses/find-uses";
import { translate } from "../i18n";

const CONFLICT = 409;
const NAMED = 10;

/**
 * Refuses to delete what another entry uses: it would vanish from that entry's page, or end every later publication.
 * @throws APIError 409 with the list of where it is used
 */
export const refuseWhileUsed: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const uses = await findUses({ slug: collection.slug, id }, req);
  if (uses.length > 0) throw new APIError(sentenceOf(uses, req), CONFLICT);
};

function sentenceOf(uses: readonly Use[], req: PayloadRequest): string {
  const { language } = req.i18n;
  const named = uses.slice(0, NAMED).map((use) => nameOf(use, req));
  const rest = uses.length - named.length;
  if (rest > 0) named.push(translate(language, "content:refuseWhileUsed.more", { rest }));
  const list = named.join("; ");
  return translate(language, "content:refuseWhileUsed.thisIsInUse", { list });
}

/** For instance: Case “North”, Cover, Body. */
function nameOf({ list, fields, title }: Use, { i18n }: PayloadRequest): string {
  const say = (label: unknown) => getTranslation(label as string, i18n);
  const what = "labels" in list ? say(list.labels.singular) : say(list.label);
  const entry = title === undefined ? what : `${what} “${title}”`;
  return [entry, ...[...fields].flatMap(({ label }) => (label ? say(label) : []))].join(", ");
}
