/** The plugin in a Payload that has nothing else (X15). */
import { createPayloadRequest, getAccessResults, type PayloadRequest } from "payload";
import { providePayload } from "payload-kit/testing";
import { desk } from "../src";
import { readDrafts } from "../src/drafts";
import { readEditing } from "../src/editing";
import { searchEndpoint, type SearchAnswer } from "../src/search/endpoint";

const payload = providePayload({
  localization: { locales: ["en", "pt"], defaultLocale: "en" },
  collections: [
    { slug: "users", auth: true, fields: [{ name: "name", type: "text" }] },
    {
      slug: "posts",
      labels: { singular: "Post", plural: "Posts" },
      admin: { useAsTitle: "title" },
      versions: { drafts: true },
      fields: [
        { name: "title", type: "text", localized: true },
        { name: "body", type: "textarea" },
        { name: "editor", type: "text" },
      ],
    },
  ],
  plugins: [desk({ layout: [], site: [], savedBy: "editor" })],
});

async function requestOf(path: string): Promise<PayloadRequest> {
  const request = await createPayloadRequest({
    config: payload().config,
    request: new Request(`http://localhost/api${path}`),
  });
  return Object.assign(request, { user: { id: 1, collection: "users", name: "Ana", email: "ana@example.com" } });
}

test("X15: own drafts are listed, and found by the search in each locale", async () => {
  const draft = { collection: "posts", draft: true } as const;
  await payload().create({ ...draft, locale: "pt", data: { title: "Direção de arte", editor: "Ana" } });
  await payload().create({ ...draft, data: { title: "Trains", editor: "Nino" } });
  const req = await requestOf("/search?q=direcao");
  const { total, newest } = await readDrafts(req, await getAccessResults({ req }));
  expect([total, newest]).toEqual([1, [expect.objectContaining({ title: "Direção de arte", note: "Post" })]]);
  const { hits } = (await (await searchEndpoint.handler(req)).json()) as SearchAnswer;
  expect(hits).toEqual([expect.objectContaining({ list: "posts", locale: "pt", kind: "Post" })]);
  expect(await readEditing(req)).toEqual([]);
});

test("X15: an entry comes before those that speak of it in another language", async () => {
  const title = "Um banco que contrata como uma banda";
  await payload().create({ collection: "posts", locale: "en", data: { title: "Bank", body: `We call it ${title}.` } });
  await payload().create({ collection: "posts", locale: "pt", data: { title } });
  const answer = await searchEndpoint.handler(await requestOf(`/search?q=${encodeURIComponent(title)}`));
  const { hits } = (await answer.json()) as SearchAnswer;
  expect(hits.map(({ locale }) => locale)).toEqual(["pt", "en"]);
});
