import type { Field, PayloadRequest, RequestContext } from "payload";
import { nameOf } from "payload-kit/access";
import { beforeEntrySave } from "payload-kit/entries";
import { localized } from "../i18n";

/** Name of the field with the user who saved an entry last. */
export const SAVED_BY = "savedBy";

/**
 * Name of the user who saved an entry last, stored with the version so that it outlives the account. Empty for a change
 * by a command.
 */
export const savedByField: Field = {
  name: SAVED_BY,
  type: "text",
  label: localized("content:savedBy.lastSavedBy"),
  admin: { position: "sidebar", readOnly: true, disableBulkEdit: true, condition: (entry) => Boolean(entry[SAVED_BY]) },
};

/** Writes the name into an entry that is saved, whatever the call says. */
export const noteWhoSaved = beforeEntrySave(({ data, req }) => ({ ...data, [SAVED_BY]: saverOf(req) }));

const ITSELF = "savedByItself";

/** Context of a save that no person makes: the name of what makes it. */
export const savedByItself = (name: string): RequestContext => ({ [ITSELF]: name });

function saverOf(req: PayloadRequest): string | null {
  const name = req.context[ITSELF];
  return nameOf(req) ?? (typeof name === "string" ? name : null);
}
