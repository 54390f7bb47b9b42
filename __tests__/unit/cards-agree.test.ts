/** The card that the admin shows of a draft is the one that the build makes of the same entry (L5). */
import { rmSync } from "node:fs";
import type { Seo } from "@future-native/contract";
import type { CardContent } from "@future-native/contract/cards";
import { LOCALE_CODES, type LocaleCode } from "@future-native/contract/locales";
import { buildNodeInputs } from "../../plugins/gatsby-source-custom-api/src/build/build-node-inputs";
import { linkNodes } from "../../plugins/gatsby-source-custom-api/src/build/link-nodes";
import { FileRegistry } from "../../plugins/gatsby-source-custom-api/src/build/file-registry";
import { readContent, type Ask } from "../../plugins/gatsby-source-custom-api/src/content";
import type { CardQuestion } from "../../src/seo/cards/card-nodes";
import { readCard, type CardNodes } from "../../src/seo/cards/read-card";
import { temporaryCms } from "../../cms/__tests__/support/cms-settings";
import { runScript } from "../../cms/__tests__/support/node-script";
import { putContent } from "../../cms/__tests__/support/database-templates";

interface PageDraft {
  content: CardContent;
  name: string;
  picture: Seo["picture"];
}

interface CardsResult {
  drafts: { question: CardQuestion; card?: PageDraft }[];
  answers: Record<LocaleCode, Record<string, unknown>>;
}

const { folder, env } = temporaryCms();
let seen: CardsResult;
let nodes: CardNodes;
beforeAll(async () => {
  await putContent("demo", env);
  seen = (await runScript("cards-process", [], env)) as CardsResult;
  nodes = await nodesOf(seen.answers);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The nodes that the source plugin makes of the API's answers, with a file for each picture. */
async function nodesOf(answers: CardsResult["answers"]): Promise<CardNodes> {
  const ask: Ask = async (name, { answer }, locale = "en") => answer.parse(answers[locale][name]);
  const registry = new FileRegistry("");
  const linked = linkNodes(buildNodeInputs(await readContent(ask, LOCALE_CODES), "", registry), (key) => key);
  for (const { uses } of registry.files.values()) for (const use of uses) use.fileId = use.url;
  const found = (isWanted: (node: (typeof linked)[number]) => boolean) =>
    (linked.find(isWanted)?.data ?? null) as never;
  return {
    async findOne({ type, query }) {
      const conditions: [string, { eq: unknown }][] = Object.entries(Object(query).filter);
      return found((node) => node.type === type && conditions.every(([key, { eq }]) => node.data[key] === eq));
    },
    getNodeById: ({ id, type }) =>
      type === "File" ? ({ absolutePath: id } as never) : found((node) => node.type === type && node.id === id),
  };
}

test("L5: the build and the admin say the same of every entry and every screen, in each language", async () => {
  const built: unknown[] = [];
  const drafted: unknown[] = [];
  for (const { question, card } of seen.drafts) {
    // An entry that is not written in a language has no page there.
    if (!card) continue;
    const { content, name, picture } = await readCard(question, nodes);
    const given = picture && { url: picture.file.absolutePath, focal: picture.focal };
    built.push({ question, content, name, picture: given ?? null });
    const drawn = card.picture && { url: card.picture.url, focal: card.picture.focal };
    drafted.push({ question, content: card.content, name: card.name, picture: drawn });
  }
  expect(drafted).toEqual(built);
  // All kinds in all languages, and what the demo alone would not show.
  expect(new Set(seen.drafts.map(({ question }) => `${question.route} ${question.locale}`)).size).toBe(30);
  expect(JSON.stringify(built)).toContain("Для поиска");
  const pictured = seen.drafts.filter(({ card }) => card?.picture).map(({ question }) => question.route);
  expect(pictured).toEqual(expect.arrayContaining(["cases-alias", "contacts", "index"]));
});
