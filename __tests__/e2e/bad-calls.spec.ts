/** Calls of the CMS's own API that make no sense: they are refused as such, and the server has not failed (A4). */
import { expect, test } from "./journey";
import { asSite, ownEditor } from "./own-editor";

const signIn = ownEditor("bad-calls");

const CALLS: readonly [name: string, method: string, path: string, data?: string][] = [
  ["no JSON", "POST", "/cases", "{bad"],
  ["JSON that is no object", "POST", "/cases", "null"],
  ["a text in place of an object", "POST", "/cases", '"x"'],
  ["a list in place of an object", "POST", "/cases", "[]"],
  ["a word for a number of an entry", "GET", "/cases/abc"],
  ["a word for a number of an entry that is changed", "PATCH", "/cases/abc", "{}"],
  ["a word for a number of an entry that is deleted", "DELETE", "/cases/abc"],
  ["a condition that is none", "GET", "/cases?where=abc"],
  ["a condition with a word for a number", "GET", "/cases?where[id][in]=a,b"],
  ["a condition with a word for a moment", "GET", "/cases?where[createdAt][greater_than]=abc"],
  ["a condition on a field that is none", "GET", "/cases?where[nothing][equals]=1"],
  ["an entry of another kind that does not exist", "POST", "/cases?draft=true", '{"title":"t","cover":99999}'],
  ["a word for an entry", "POST", "/cases?draft=true", '{"title":"t","client":"abc"}'],
  ["a word for a day", "POST", "/jobs?draft=true", '{"title":"t","validThrough":"abc"}'],
  ["an upload without a file", "POST", "/media", "{}"],
];

for (const [name, method, path, data] of CALLS) {
  test(`${name} is answered with 400 and a sentence`, async ({ request }) => {
    await signIn({ request });
    const headers = { ...asSite.headers, "Content-Type": "application/json" };
    const answer = await request.fetch(`/cms-api${path}`, { ...asSite, method, headers, ...(data ? { data } : {}) });
    expect(answer.status()).toBe(400);
    const { errors } = (await answer.json()) as { errors: { message: string }[] };
    expect(errors[0]?.message).toMatch(/\w+ \w+/);
    expect(errors[0]?.message).not.toMatch(/Something went wrong|unknown error|Failed query/);
  });
}

test("what was refused is stored nowhere: the lists can still be read", async ({ request }) => {
  await signIn({ request });
  const headers = { ...asSite.headers, "Content-Type": "application/json" };
  for (const data of ['{"title":"t","validThrough":"abc"}', '{"title":"t","createdAt":"abc"}']) {
    const answer = await request.post("/cms-api/jobs?draft=true", { ...asSite, headers, data });
    expect(answer.status()).toBe(400);
  }
  for (const path of ["/cms-api/jobs?draft=true&limit=100", "/cms-api/translations"]) {
    expect((await request.get(path, asSite)).status()).toBe(200);
  }
});

for (const [name, type, body] of [
  ["whose end is missing", "multipart/form-data; boundary=x", "--x\r\nbroken"],
  ["without a boundary", "multipart/form-data", "broken"],
] as const) {
  test(`a form ${name} is answered with 400`, async ({ request }) => {
    await signIn({ request });
    const headers = { ...asSite.headers, "Content-Type": type };
    const answer = await request.fetch("/cms-api/media", {
      ...asSite,
      method: "POST",
      headers,
      data: Buffer.from(body),
    });
    expect(answer.status()).toBe(400);
  });
}
