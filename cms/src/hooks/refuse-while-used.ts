import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest } from "payload";
import { findUses, nameOfUse, type Use } from "../uses/find-uses";
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
  const named = uses.slice(0, NAMED).map((use) => nameOfUse(use, req.i18n));
  const rest = uses.length - named.length;
  if (rest > 0) named.push(translate(language, "content:refuseWhileUsed.more", { rest }));
  const list = named.join("; ");
  return translate(language, "content:refuseWhileUsed.thisIsInUse", { list });
}
