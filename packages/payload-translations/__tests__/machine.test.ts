/** Machine drafts by DeepL and by an OpenAI-compatible API, against fake servers. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { byDeepL } from "../src/machine/deepl";
import { byOpenAI } from "../src/machine/openai";
import { deeplAddress } from "../src/machine/service";
import type { Service, Translate } from "../src/machine/translate";

interface Call {
  path: string | undefined;
  authorization: string | undefined;
  body: Record<string, unknown>;
}

let server: Server;
let calls: Call[] = [];
/** Response of the fake translation service; undefined sends none. */
let answers: (call: Call) => { status: number; body: string } | undefined = () => undefined;

beforeAll(async () => {
  server = createServer((request, response) => {
    void json(request).then((body) => {
      const { url: path, headers } = request;
      const call = { path, authorization: headers.authorization, body: body as Call["body"] };
      calls.push(call);
      const answer = answers(call);
      if (answer) response.writeHead(answer.status).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => (calls = []));

const service = (patience = 30_000): Service => ({
  url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
  key: "the-key",
  patience,
});

const deepl = (call: Call) => {
  const translations = (call.body.text as string[]).map((text) => ({ text: `ru ${text}` }));
  return { status: 200, body: JSON.stringify({ translations }) };
};
const openai = (call: Call) => {
  const [, { content }] = call.body.messages as [unknown, { content: string }];
  const texts = (JSON.parse(content) as { texts: string[] }).texts.map((text) => `ru ${text}`);
  const message = { role: "assistant", content: JSON.stringify({ texts }) };
  return { status: 200, body: JSON.stringify({ choices: [{ message }] }) };
};

const MACHINES: readonly (readonly [name: string, open: (patience?: number) => Translate, right: typeof answers])[] = [
  ["DeepL", (patience) => byDeepL(service(patience)), deepl],
  ["OpenAI", (patience) => byOpenAI({ ...service(patience), model: "a-model" }), openai],
];

describe.each(MACHINES)("a machine draft by %s", (_name, open, right) => {
  test("translates every text, in its order, marks and all", async () => {
    answers = right;
    const texts = Array.from({ length: 60 }, (_, at) => `text &amp; <pc id="1">mark ${at}</pc>`);
    expect(await open()(texts, "en-US", "ru-RU")).toEqual(texts.map((text) => `ru ${text}`));
    expect(calls[0]?.authorization).toContain("the-key");
  });

  test.each([
    [403, "", "refuses the key"],
    [404, "", "may be set wrongly"],
    [429, "", "its limit is used up"],
    [503, "", "does not answer"],
    [200, "no JSON", "something that is no translation"],
    [200, "{}", "something that is no translation"],
  ])("is refused with a sentence when the service answers %s %s", async (status, body, sentence) => {
    answers = () => ({ status, body });
    await expect(open()(["text"], "en-US", "ru-RU")).rejects.toThrow(sentence);
  });

  test("does not wait for ever", async () => {
    answers = () => undefined;
    await expect(open(100)(["text"], "en-US", "ru-RU")).rejects.toThrow("does not answer");
  });
});

test("texts go to DeepL as XML, and Portuguese as that of Brazil", async () => {
  answers = deepl;
  await byDeepL(service())(["text"], "en-US", "pt-BR");
  expect(calls).toMatchObject([
    { path: "/v2/translate", body: { source_lang: "EN", target_lang: "PT-BR", tag_handling: "xml" } },
  ]);
});

test("a model is asked by its name", async () => {
  answers = openai;
  await byOpenAI({ ...service(), model: "a-model" })(["text"], "en-US", "pt-BR");
  expect(calls).toMatchObject([{ path: "/chat/completions", body: { model: "a-model" } }]);
});

test("a service of one's own is asked without a key where none is set", async () => {
  answers = openai;
  await byOpenAI({ ...service(), key: "", model: "a-model" })(["text"], "en-US", "ru-RU");
  expect(calls).toMatchObject([{ authorization: undefined }]);
});

test("DeepL has an address for keys of its free plan", () => {
  expect([deeplAddress("key:fx"), deeplAddress("key")]).toEqual([
    "https://api-free.deepl.com",
    "https://api.deepl.com",
  ]);
});
