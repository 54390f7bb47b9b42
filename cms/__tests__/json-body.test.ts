/** A4: what a call of the CMS's own API may bring, before Payload reads it. */
import { withJsonObject } from "../src/rest-api/json-body";

const handle = withJsonObject(async (request: Request) => Response.json([request.method, await request.text()]));

async function send(method: string, body: string | undefined, headers: Record<string, string>) {
  const answer = await handle(new Request("http://cms.example/cms-api/cases/1", { method, body, headers }), {});
  return answer.status === 200 ? await answer.json() : answer.status;
}

const json = { "Content-Type": "application/json" };
const asQuery = { "X-HTTP-Method-Override": "GET" };

test.each([
  ["an object", "PATCH", '{"a":1}', json, ["PATCH", '{"a":1}']],
  ["a translator's file", "POST", "<xliff/>", { "Content-Type": "application/xliff+xml" }, ["POST", "<xliff/>"]],
  [
    "a query as a form",
    "POST",
    "limit=1",
    { ...asQuery, "Content-Type": "application/x-www-form-urlencoded" },
    ["POST", "limit=1"],
  ],
  ["nothing to save", "POST", "", json, ["POST", "{}"]],
  ["nothing at all", "POST", undefined, {}, ["POST", "{}"]],
  ["nothing to delete by", "DELETE", undefined, json, ["DELETE", ""]],
  ["a text", "PATCH", '"a"', json, 400],
  ["a list", "POST", "[]", json, 400],
  ["broken JSON", "POST", "{bad", json, 400],
  ["broken JSON as a query", "POST", "{bad", { ...asQuery, ...json }, 400],
  ["no JSON as a query", "POST", "", { ...asQuery, ...json }, 400],
])("%s", async (_, method, body, headers, expected) => {
  expect(await send(method, body, headers)).toEqual(expected);
});
