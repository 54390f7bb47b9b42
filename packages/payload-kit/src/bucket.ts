/** Client of a bucket of S3 or a compatible storage. */
import { openAsBlob } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { AwsClient } from "aws4fetch";
import { PART, sendInParts } from "./send-in-parts";

interface BucketObject {
  /** Bytes. */
  readonly size: number;
  /** ETag, in quotes as in the header. */
  readonly etag: string;
}

interface ListedObject {
  /** Below the bucket's prefix. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}

export interface Bucket {
  put(key: string, body: Buffer | string, headers: Readonly<Record<string, string>>): Promise<void>;
  /** Sends a file of any length without holding it in memory. */
  putFile(key: string, file: string, headers: Readonly<Record<string, string>>): Promise<void>;
  get(key: string): Promise<string | undefined>;
  /** Size and ETag of an object; undefined when there is none. */
  find(key: string): Promise<BucketObject | undefined>;
  /** The content as it arrives; undefined when there is none. @param range first and last byte of a part */
  read(key: string, range?: { readonly start: number; readonly end: number }): Promise<Readable | undefined>;
  /** All objects below the prefix. */
  list(): Promise<ListedObject[]>;
  remove(key: string): Promise<void>;
}

/** Timeout of a request in milliseconds; the upload of a part has to fit in. */
const REQUEST_TIMEOUT = 120_000;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const plainText = (xml: string) => xml.replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/**
 * Opens a bucket. Credentials, region and endpoint come from the standard AWS_* variables.
 * @param target `s3://bucket/prefix`; keys are below the prefix
 * @throws Error when there are no credentials; its methods throw one that names the request and the storage's response
 */
export function openBucket(target: string): Bucket {
  const { hostname: name, pathname } = new URL(target);
  const { client, endpoint } = connect();
  const prefix = pathname.replace(/^\/|\/$/g, "");
  const bucketUrl = `${endpoint}/${name}`;
  const addressOf = (key: string) =>
    [bucketUrl, ...(prefix ? [prefix] : []), ...key.split("/").map(encodeURIComponent)].join("/");

  async function ask(method: string, address: string, rest: RequestInit = {}): Promise<Response> {
    const answer = await answerTo(address, { method, ...rest });
    if (answer.ok || (answer.status === 404 && method !== "PUT" && method !== "POST")) return answer;
    throw new Error(`${method} ${address} answered ${answer.status}: ${(await answer.text()).slice(0, 500)}`);
  }

  /** The timeout covers the response's headers only: reading a large body may take longer. */
  async function answerTo(address: string, request: RequestInit): Promise<Response> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), REQUEST_TIMEOUT);
    try {
      return await client.fetch(address, { signal: late.signal, ...request });
    } catch (error) {
      throw new Error(`${request.method} ${address} had no answer: the storage cannot be reached.`, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  /** One page of up to a thousand objects, in alphabetical order. */
  async function listAfter(last: string): Promise<ListedObject[]> {
    const query = new URLSearchParams({ "list-type": "2", prefix: prefix && `${prefix}/`, "start-after": last });
    const answer = await (await ask("GET", `${bucketUrl}?${query}`)).text();
    return [...answer.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = ""]) => ({
      key: plainText(/<Key>([^<]*)/.exec(entry)?.[1] ?? ""),
      changedAt: Date.parse(/<LastModified>([^<]*)/.exec(entry)?.[1] ?? ""),
    }));
  }

  return {
    put: async (key, body, headers) =>
      void (await ask("PUT", addressOf(key), { body: new Uint8Array(Buffer.from(body)), headers })),
    async putFile(key, file, headers) {
      const { size } = await stat(/* turbopackIgnore: true */ file);
      if (size > PART) return sendInParts(ask, addressOf(key), file, headers);
      await ask("PUT", addressOf(key), { body: await openAsBlob(/* turbopackIgnore: true */ file), headers });
    },
    async get(key) {
      const answer = await ask("GET", addressOf(key));
      return answer.ok ? answer.text() : undefined;
    },
    async find(key) {
      const { ok, headers } = await ask("HEAD", addressOf(key));
      return ok ? { size: Number(headers.get("content-length")), etag: headers.get("etag") ?? "" } : undefined;
    },
    async read(key, range) {
      const headers: HeadersInit = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
      const { ok, body } = await ask("GET", addressOf(key), { headers });
      return ok && body ? Readable.fromWeb(body as ReadableStream<Uint8Array>) : undefined;
    },
    async list() {
      const found: ListedObject[] = [];
      for (let more = await listAfter(""); more.length > 0; more = await listAfter(more.at(-1)?.key ?? "")) {
        found.push(...more);
      }
      return found.map(({ key, changedAt }) => ({ key: prefix ? key.slice(prefix.length + 1) : key, changedAt }));
    },
    remove: async (key) => void (await ask("DELETE", addressOf(key))),
  };
}

function connect(): { client: AwsClient; endpoint: string } {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN, AWS_REGION = "us-east-1" } = process.env;
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY) {
    throw new Error("AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not set.");
  }
  const client = new AwsClient({
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    ...(AWS_SESSION_TOKEN ? { sessionToken: AWS_SESSION_TOKEN } : {}),
    service: "s3",
    region: AWS_REGION,
    retries: 4,
  });
  const { AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL } = process.env;
  // One that is set to nothing is not set.
  const endpoint = AWS_ENDPOINT_URL_S3 || AWS_ENDPOINT_URL || `https://s3.${AWS_REGION}.amazonaws.com`;
  return { client, endpoint: endpoint.replace(/\/$/, "") };
}
