/** A7: the button below a list of rows says what it adds, in the editor's language; Payload's own word is English. */
import { isRecord } from "payload-kit";
import { provideCms } from "./support/test-cms";

const cms = provideCms();

/** The lists of rows in forms, with what one row of each is called. */
function arraysIn(part: unknown, path: string): { path: string; row: unknown }[] {
  if (Array.isArray(part)) return part.flatMap((one: unknown) => arraysIn(one, path));
  if (!isRecord(part)) return [];
  const name = [path, part.slug ?? part.name].filter(Boolean).join(".");
  const inside = [part.fields, part.tabs, part.blocks].flatMap((parts) => arraysIn(parts, name));
  // Fields that are stored elsewhere are in no form.
  const isSeen = part.type === "array" && !part.virtual;
  return isSeen ? [{ path: name, row: isRecord(part.labels) ? part.labels.singular : undefined }, ...inside] : inside;
}

test("a row of each list has a name in every language", () => {
  const { blocks = [], collections, globals } = cms.payload.config;
  const ours = collections.filter(({ slug }) => !slug.startsWith("payload-"));
  const arrays = arraysIn([...ours, ...globals, ...blocks], "");
  expect(arrays.map(({ path }) => path)).toEqual(expect.arrayContaining(["sets.redirects", "settings.figures"]));
  const inAll = { en: expect.any(String), ru: expect.any(String), pt: expect.any(String) };
  expect(arrays).toEqual(arrays.map(({ path }) => ({ path, row: inAll })));
});
