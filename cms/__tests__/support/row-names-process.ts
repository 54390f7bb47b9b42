/** Prints which lists of rows in the forms there are, and what one row of each is called. */
import { openCms } from "../../src/start-up/open-cms";
import { isRecord } from "../../src/is-record";
import { printResult } from "./result";

const { payload } = await openCms();
const { blocks = [], collections, globals } = payload.config;

function arraysIn(part: unknown, path: string): { path: string; row: unknown }[] {
  if (Array.isArray(part)) return part.flatMap((one: unknown) => arraysIn(one, path));
  if (!isRecord(part)) return [];
  const name = [path, part.slug ?? part.name].filter(Boolean).join(".");
  const inside = [part.fields, part.tabs, part.blocks].flatMap((parts) => arraysIn(parts, name));
  // What is stored elsewhere is in no form.
  const isSeen = part.type === "array" && !part.virtual;
  return isSeen ? [{ path: name, row: isRecord(part.labels) ? part.labels.singular : undefined }, ...inside] : inside;
}

const ours = collections.filter(({ slug }) => !slug.startsWith("payload-"));
printResult(arraysIn([...ours, ...globals, ...blocks], ""));
await payload.destroy();
process.exit(0);
