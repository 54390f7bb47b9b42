/** A server that speaks the contract with generated content, and that misbehaves on request. */
import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { endpointPath, LOCALE_CODES } from "@future-native/contract";
import {
  generateContent,
  PER_LOCALE_LISTS,
  WHOLE_LISTS,
  type GeneratedContent,
  type GeneratorOptions,
} from "./generated-content";
import { PNG } from "./png";

/** `hang`: no answer ever; `drop`: the connection is cut; else an answer instead of the right one. */
export type Misbehaviour =
  "hang" | "drop" | { readonly status?: number; readonly headers?: Record<string, string>; readonly body?: string };

export interface SeenRequest {
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  /** 0 where there was no answer. */
  readonly status: number;
}

export interface ApiServerOptions extends GeneratorOptions {
  /** The file at a path below `/media/`; by default one small picture at all of them. */
  readonly media?: (path: string) => Buffer;
}

export interface ApiServer {
  /** Base of the API. */
  readonly url: string;
  /** Content that is served from now on; tests change it at will. */
  content: GeneratedContent;
  /** Pictures by their path; any other below `/media/` is one and the same small one. */
  readonly pictures: Map<string, Buffer>;
  readonly requests: SeenRequest[];
  /** Answers the next requests of a path in these ways, one each, and then rightly again. */
  misbehaveOnce(path: string, ...ways: Misbehaviour[]): void;
  /** Answers every request of a path in this way. */
  misbehave(path: string, way: Misbehaviour): void;
  behave(): void;
  close(): Promise<void>;
}

/** Starts the server on a free port of this machine, or on the one that is given. */
export async function startApiServer(
  { media = () => PNG, ...options }: ApiServerOptions = {},
  port = 0,
): Promise<ApiServer> {
  const always = new Map<string, Misbehaviour>();
  const once = new Map<string, Misbehaviour[]>();
  const requests: SeenRequest[] = [];
  const pictures = new Map<string, Buffer>();

  const server = createServer((request, response) => {
    const path = (request.url ?? "/").replace(/\/$/, "");
    const way = once.get(path)?.shift() ?? always.get(path);
    if (way !== undefined) {
      misbehave(way, response);
    } else if (path.startsWith("/media/")) {
      response.writeHead(200, { "Content-Type": "image/png" }).end(pictures.get(path) ?? media(path));
    } else {
      answer(request, response, answersOf(api.content).get(path)?.());
    }
    const silent = way === "hang" || way === "drop";
    requests.push({ path, headers: request.headers, status: silent ? 0 : response.statusCode });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));

  const api: ApiServer = {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    content: generateContent(options),
    pictures,
    requests,
    misbehaveOnce: (path, ...ways) => void once.set(path, ways),
    misbehave: (path, way) => void always.set(path, way),
    behave: () => {
      always.clear();
      once.clear();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return api;
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") {
    throw new Error("The server does not listen on a port.");
  }
  return address.port;
}

function misbehave(way: Misbehaviour, response: ServerResponse) {
  if (way === "hang") {
    return;
  }
  if (way === "drop") {
    response.destroy();
    return;
  }
  response.writeHead(way.status ?? 200, { "Content-Type": "application/json", ...way.headers }).end(way.body ?? "");
}

/** The contract's manners: JSON, an ETag, 304 for what the client has, a JSON error for what there is not. */
function answer(request: IncomingMessage, response: ServerResponse, value: unknown) {
  const status = value === undefined ? 404 : 200;
  const body = JSON.stringify(value ?? { error: { status, message: "There is no such call." } });
  const etag = `"${createHash("sha1").update(body).digest("hex")}"`;
  if (request.headers["if-none-match"] === etag) {
    response.writeHead(304, { ETag: etag }).end();
    return;
  }
  response.writeHead(status, { "Content-Type": "application/json; charset=utf-8", ETag: etag }).end(body);
}

function answersOf(content: GeneratedContent): Map<string, () => unknown> {
  const answers = new Map<string, () => unknown>();
  for (const lang of LOCALE_CODES) {
    for (const name of [...PER_LOCALE_LISTS, "site"] as const) {
      answers.set(endpointPath(name, { lang }), () => content[name][lang]);
    }
  }
  for (const name of WHOLE_LISTS) answers.set(endpointPath(name), () => content[name]);
  return answers;
}
