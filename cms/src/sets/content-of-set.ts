/** Content of a set's build (X12): judged by the publish gate, and answered by the public API. */
import { createLocalReq, type Payload } from "payload";
import { faultSentences } from "payload-kit/refusal";
import { inOneLanguage } from "payload-releases/reasons";
import type { SetContent } from "payload-sets";
import { SetError } from "payload-sets/set-error";
import type { EntryOfSet, SetItems } from "payload-sets/set-items";
import { checkLatest } from "../hooks/check-publication";
import { localized } from "../i18n";
import { contentOf, currentGeneration } from "../public-api/answer-cache";
import { ContentError } from "../public-api/content-error";
import { describeFault } from "../public-api/explain-fault";
import { buildsWith } from "../public-api/publisher-view";
import { contentWithSet } from "./content-with-set";
import { judgeSet } from "./judge-set";
import { draftReader, type ReadDraft } from "./read-drafts";
import { viewOf } from "./view-of-set";

/** @returns what reads each draft once: what is checked of a set is what is shown */
export function contentOfSet(payload: Payload): SetContent {
  const read = draftReader(payload);
  return {
    async check(items) {
      await checkItems(payload, items, read);
      await judgeSet(payload, items);
    },
    async around(items, at) {
      const content = contentOf(currentGeneration(payload), payload);
      try {
        return buildsWith(await viewOf(contentWithSet(content, items, payload, { at, read }), payload));
      } catch (error) {
        const fault = error instanceof ContentError ? describeFault(payload.config, error) : undefined;
        throw fault ? new SetError(inOneLanguage(fault.reason), fault.places) : error;
      }
    },
  };
}

/** Rejects, before the site is built, items that publication would reject. @throws SetError */
async function checkItems(payload: Payload, { publish, redirects, screens }: SetItems, read: ReadDraft): Promise<void> {
  for (const entry of publish) await checkEntry(payload, entry, read);
  if (redirects.length === 0 || screens.includes("settings")) return;
  const { _status } = await payload.findGlobal({ slug: "settings", draft: true, depth: 0 });
  if (_status !== "draft") return;
  throw new SetError(localized("content:sets.settingsDraft"), [{ list: "settings", id: "" }]);
}

async function checkEntry(payload: Payload, { list, id }: EntryOfSet, read: ReadDraft): Promise<void> {
  const { config } = payload.collections[list];
  const req = await createLocalReq({}, payload);
  try {
    await checkLatest(config, id, req, (locale) => read(list, id, locale));
  } catch (error) {
    const isRefused = error instanceof Error && faultSentences(error, req.i18n.language).length > 0;
    const reason = isRefused ? error.message : `${list} № ${id} cannot be published: ${String(error)}`;
    throw new SetError(inOneLanguage(reason), [{ list, id: String(id) }]);
  }
}
