import type { CollectionAfterDeleteHook, PayloadRequest } from "payload";
import { afterEntryChange, isCollection, type EntryData } from "payload-kit/entries";
import { currentRequestId } from "payload-kit/request-context";
import { publicChange } from "payload-kit/public-change";
import { markChanged } from "./changes";
import type { ReleasesOptions } from "./options";
import { wakePublisher } from "./running";
import { publisher } from "./state";
import type { Action, Change } from "./states";

/** Imports and scripts run beside the CMS; what they did is found at its next start. */
const hasPublisher = () => publisher.value !== undefined;

/**
 * Notes that the site has changed, when what visitors see may have (A6). A draft that is saved beside a published entry
 * changes nothing for them.
 */
const afterChange = ({ isShown = async () => true }: Pick<ReleasesOptions, "isShown">) =>
  afterEntryChange(async ({ entry, doc, operation, req }) => {
    const { config, id } = entry;
    if (!hasPublisher()) return;
    if (isCollection(config) && config.upload) {
      // An upload that nothing shows is nowhere on the site.
      if (operation === "create" || id === undefined || !(await isShown({ slug: config.slug, id }, req))) return;
    }
    if (operation === "create" && doc._status === "draft") return;
    const change = await publicChange(entry, doc);
    if (change) await note(req, changeOf(config.slug, id, doc, change, req));
  });

const afterDelete: CollectionAfterDeleteHook = async ({ doc, collection, req }) => {
  // A deleted upload changes no page: those in use cannot be deleted.
  if (!hasPublisher() || collection.upload) return doc;
  if (doc._status !== "draft") await note(req, changeOf(collection.slug, doc.id, doc, "deleted", req));
  return doc;
};

/** Hooks for everything that the site is built from. */
export const markOnChange = (options: Pick<ReleasesOptions, "isShown">) => ({
  afterChange: [afterChange(options)],
  afterDelete: [afterDelete],
});

function changeOf(
  list: string,
  id: number | string | undefined,
  { title, name, caption, filename }: EntryData,
  action: Action,
  { user }: PayloadRequest,
): Change {
  const request = currentRequestId();
  const change = {
    ...{ list, id: String(id ?? ""), action, by: user?.email ?? "", at: new Date().toISOString() },
    title: [title, name, caption, filename].find((text) => typeof text === "string") ?? "",
  };
  return request === undefined ? change : { ...change, request };
}

async function note(request: PayloadRequest, change: Change): Promise<void> {
  await markChanged(request.payload, { change, request });
  wakePublisher();
}
