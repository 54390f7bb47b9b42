/** Sends forms of a set's readers to the server; returns its responses and the replies that reached the CMS. */
import { once } from "node:events";
import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { createSetReaders } from "../../server/set-readers";
import { readers as openSets, type OpenSet, type Reply } from "payload-sets/open-sets";

const set: OpenSet = {
  ...{ id: 1, name: "Spring cases", files: "/nowhere", hash: "hash" },
  ...{ expiresAt: "2126-12-03T18:00:00.000Z", isApproved: false },
};

/** Starts the readers' endpoints with a fake CMS that records replies. */
async function listen() {
  const kept: Reply[] = [];
  openSets.value = {
    open: () => Promise.resolve({ state: "closed" }),
    find: () => Promise.resolve(set),
    async reply(_set, reply) {
      kept.push(reply);
      return true;
    },
  };
  const faults: string[] = [];
  const readers = createSetReaders({ trustedProxies: 0, isSecure: false });
  const server = createServer((request, response) => {
    readers.handle(request, response, request.url ?? "").catch((error: unknown) => {
      faults.push(String(error));
      response.end();
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return { server, kept, faults, port: (server.address() as AddressInfo).port };
}

/**
 * @param at where notes are sent, on the connection of those before
 * @returns the status and where it leads back to; "closed" where there was no answer
 */
const senderTo =
  (at: { port: number; agent: Agent }) =>
  (fields: Record<string, string>, accept = "application/json"): Promise<unknown> => {
    const body = new URLSearchParams({ name: "Nino", path: "/cases", ...fields }).toString();
    const headers = { Accept: accept, Cookie: "future_native_set=cookie", "Content-Length": body.length };
    const signal = AbortSignal.timeout(20_000);
    return new Promise((answer) => {
      const sent = request({ ...at, path: "/api/show/note", method: "POST", headers, signal });
      sent.once("response", (response) => {
        response.resume().once("end", () => answer([response.statusCode, response.headers.location ?? null]));
      });
      sent.once("error", () => answer("closed"));
      sent.end(body);
    });
  };

const paragraphs = (lineBreak: string) => `${"x".repeat(996)}${lineBreak.repeat(4)}${"y".repeat(1000)}`;

export async function sendNotes() {
  const { server, kept, faults, port } = await listen();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = senderTo({ port, agent });
  const answers = {
    longest: await send({ text: paragraphs("\r\n") }, "text/html"),
    tooLong: await send({ text: `${paragraphs("\n")}!` }),
    tooLongWithoutScript: await send({ text: `${paragraphs("\r\n")}!` }, "text/html"),
    nameTooLong: await send({ name: "n".repeat(101), text: "A note." }),
    oversized: await send({ text: "x".repeat(200_000) }),
    next: await send({ text: "After it." }),
    endless: await send({ text: "x".repeat(8_000_000) }),
  };
  agent.destroy();
  server.close();
  server.closeAllConnections();
  return { ...answers, kept: kept.map(({ name, text }) => [name, text]), faults };
}
