/** Preview rules of this site. */
import { withMark } from "@future-native/contract";
import type { FlattenedField, Payload } from "payload";
import { isRecord, walkFields, type Doc } from "payload-kit";
import type { MarkingRules } from "payload-preview/mark-document";
import { withPlaceholders, type Completed } from "payload-preview/placeholders";
import { blockOf, nodesOf } from "../rich-text/block-fields";
import { lexicalFromBlocks } from "../rich-text/to-lexical";
import { readRichText } from "../rich-text/validate";

export const MARKING: MarkingRules = { withMark, blockOf, shownNumbers: new Set(["year", "foundedIn"]) };

/**
 * A form with placeholders, so that the page of a draft is seen from the first key (A7), and without the parts of its texts
 * that are not finished.
 */
export async function completed(fields: readonly FlattenedField[], data: Doc, payload: Payload): Promise<Completed> {
  const shown = structuredClone(data);
  const texts = [...walkFields(fields, shown)].filter(({ field }) => field.type === "richText");
  const unfinished = texts.filter(({ value }) => leaveOutUnfinished(value)).map(({ path }) => path);
  const { data: filled, missing } = await withPlaceholders(fields, shown, payload, {
    texts: { timeZone: "UTC", url: "https://example.com" },
    // Numbers without a default are years.
    number: () => new Date().getFullYear(),
    richText: (text) => lexicalFromBlocks([{ type: "paragraph", runs: [{ text }] }]),
  });
  return { data: filled, missing: [...new Set([...missing, ...unfinished])] };
}

/** A command of the editor at the end of a text, such as `/quote`, while it is typed. */
const COMMAND = /(^|\s)\/[\p{L}\d-]*$/u;

/**
 * Puts an empty paragraph in the place of a block that is begun and of a paragraph with such a link, and takes away commands.
 * @returns whether the site cannot show a part yet
 */
function leaveOutUnfinished(state: unknown): boolean {
  if (!isRecord(state) || !isRecord(state.root) || !Array.isArray(state.root.children)) return false;
  for (const node of nodesOf(state)) if (typeof node.text === "string") node.text = node.text.replace(COMMAND, "$1");
  const before: unknown[] = state.root.children;
  const isFinished = (node: unknown) => "media" in readRichText({ root: { children: [node] } });
  state.root.children = before.map((node) => (isFinished(node) ? node : { type: "paragraph", children: [] }));
  return !before.every(isFinished);
}
