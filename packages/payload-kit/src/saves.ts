/** How an operation saves: hooks of a change do not get its arguments. */
import type { RequestContext } from "payload";
import { beforeEntryOperation } from "./entries";
import { isRecord } from "./is-record";

const SAVE = "save";

interface Save {
  readonly draft: boolean;
  /** Set where one locale is published and the others stay as they were published; else their drafts go with it. */
  readonly publishSpecificLocale: string | undefined;
}

/** For `beforeOperation` of a list whose later hooks call `saveOf`. */
export const noteSave = beforeEntryOperation(({ args, context, operation }) => {
  if (operation === "update" || operation === "updateByID") context[SAVE] = saveIn(args);
});

/** How the request of a hook saves. */
export const saveOf = (context: RequestContext): Save => saveIn(context[SAVE]);

function saveIn(args: unknown): Save {
  const { draft, publishSpecificLocale: locale } = isRecord(args) ? args : {};
  return { draft: draft === true, publishSpecificLocale: typeof locale === "string" && locale ? locale : undefined };
}
