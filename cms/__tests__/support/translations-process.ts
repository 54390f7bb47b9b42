/** Asks for the board of translations on the database of the environment while an editor works, and prints what it saw. */
import { createPayloadRequest, type CollectionSlug } from "payload";
import { lexicalFromBlocks } from "../../src/rich-text/to-lexical";
import type { Board, BoardRow } from "../../src/translations/endpoint";
import { translationsEndpoint } from "../../src/translations/endpoint";
import { openCms } from "../../src/start-up/open-cms";
import { printResult } from "./result";

const { payload } = await openCms();
const data = { email: "editor@example.com", password: "editors write texts", role: "editor" } as const;
const user = await payload.create({ collection: "users", data });

async function board(query: string, language = "en", signedIn = true): Promise<Board> {
  const request = await createPayloadRequest({
    config: payload.config,
    request: new Request(`http://localhost/cms-api/translations?${query}`, {
      headers: { "Accept-Language": language },
    }),
  });
  request.user = signedIn ? { ...user, collection: "users" as const } : null;
  return (await (await translationsEndpoint.handler(request)).json()) as Board;
}

const body = (text: string) => lexicalFromBlocks([{ type: "paragraph", runs: [{ text }] }]);
const territory = { ground: "sand", figure: "ink", accent: "hot", mark: "blob", seed: 1 } as const;
const newCase = (at: number) => ({
  title: `Case ${at}`,
  lead: "A lead.",
  body: body("A body."),
  alias: `case-${at}`,
  year: 2026,
  territory,
  _status: "published" as const,
});

const told = (row: BoardRow | undefined) =>
  row && {
    status: row.status,
    ...Object.fromEntries(
      Object.entries(row.locales).map(([locale, { state, isWritten, missing, older }]) => [
        locale,
        [state, isWritten, [...missing, ...older].map(({ label }) => label).join()].join(" "),
      ]),
    ),
  };

const { id } = await payload.create({ collection: "cases", data: newCase(0) });
const seen: unknown[] = [];
const look = async () => seen.push(told((await board("list=cases")).entries.find((row) => row.id === String(id))));
await look();
const russian = { title: "Кейс", lead: "О деле.", body: body("Текст.") };
await payload.update({ collection: "cases", id, locale: "ru", data: { ...russian, _status: "published" } });
await look();
await payload.update({ collection: "cases", id, data: { lead: "Another lead." }, draft: true });
await look();
await payload.update({ collection: "cases", id, locale: "ru", data: { lead: "Другой лид." }, draft: true });
await look();
await payload.update({ collection: "cases", id, data: { _status: "draft" } });
await look();

await payload.create({ collection: "job-cities" as CollectionSlug, data: { title: "Tbilisi", countryCode: "GE" } });
const inRussian = await board("list=cases&state=missing&locale=br", "ru");

for (let at = 1; at < 30; at += 1) await payload.create({ collection: "cases", data: newCase(at) });
const second = await board("list=cases&page=2");
const everything = await board("state=missing&locale=br");

printResult({
  seen,
  city: told((await board("list=job-cities")).entries[0]),
  inRussian: inRussian.entries[0]?.locales.br.missing.map(({ path, label }) => `${path} ${label}`),
  second: { total: second.total, entries: second.entries.length, counts: second.counts },
  lists: everything.lists.map(({ slug }) => slug),
  globals: everything.entries.length,
  stranger: await board("", "en", false).catch((error: Error) => error.message),
});
await payload.destroy();
process.exit(0);
