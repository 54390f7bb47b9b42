/** How much strangers and editors may send to the CMS in one request (A4). */
import { request as ask } from "node:http";
import { expect, test } from "./journey";
import { asSite, maxRetries, ownEditor } from "./own-editor";

const MB = 1024 * 1024;
const TOO_LARGE = /more than \d+ MB/;
const signIn = ownEditor("body-limits");

interface ResponseText {
  status: number;
  text: string;
}

/** Sends a body without a Content-Length, and no more of it than the server reads. */
function sendInChunks(url: string, headers: Record<string, string>, megabytes: number): Promise<ResponseText> {
  return new Promise((resolve, reject) => {
    const sending = ask(url, { method: "POST", headers }, (response) => {
      let text = "";
      response.on("data", (chunk: Buffer) => (text += chunk.toString()));
      response.on("end", () => {
        resolve({ status: response.statusCode ?? 0, text });
        sending.destroy();
      });
    });
    sending.on("error", reject);
    sending.write(`{"email":"`);
    for (let sent = 0; sent < megabytes; sent += 1) sending.write("a".repeat(MB));
    sending.end(`"}`);
  });
}

const paths = ["/cms-api/users/login", "/cms-api/cases", "/cms-api/media", "/cms-api/globals/settings"];

for (const path of paths) {
  test(`a stranger's JSON of 3 MB is refused at ${path}, with a length and without`, async ({ request, baseURL }) => {
    const answer = await request.post(path, { data: { title: "a".repeat(3 * MB) }, maxRetries });
    expect([answer.status(), (await answer.json()).errors[0].message]).toEqual([413, expect.stringMatching(TOO_LARGE)]);
    const untold = await sendInChunks(`${baseURL}${path}`, { "Content-Type": "application/json" }, 3);
    expect([untold.status, untold.text]).toEqual([413, expect.stringMatching(TOO_LARGE)]);
  });
}

test("a stranger's picture of 2 MB is refused before it is read", async ({ request }) => {
  const file = { name: "a.png", mimeType: "image/png", buffer: Buffer.alloc(2 * MB) };
  expect((await request.post("/cms-api/media", { multipart: { file }, maxRetries })).status()).toBe(413);
});

test("an editor's picture may have 20 MB, an editor's text may not", async ({ request }) => {
  await signIn({ request });
  const picture = (bytes: number) => ({ name: "a.png", mimeType: "image/png", buffer: Buffer.alloc(bytes) });
  // It is no picture, which is found out when it has been read.
  const read = await request.post("/cms-api/media", { multipart: { file: picture(2 * MB) }, ...asSite });
  expect(read.status()).toBe(400);
  expect((await request.post("/cms-api/media", { multipart: { file: picture(21 * MB) }, ...asSite })).status()).toBe(
    413,
  );
  expect((await request.post("/cms-api/cases", { data: { title: "a".repeat(2 * MB) }, ...asSite })).status()).toBe(413);
});
