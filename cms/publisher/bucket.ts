/** A bucket of S3, or of a storage that speaks like it. */
import { openAsBlob } from "node:fs";
import type { ReadableStream } from "node:stream/web";
import { AwsClient } from "aws4fetch";

export interface Bucket {
  put(key: string, body: Buffer | string, headers: Record<string, string>): Promise<void>;
  /** Sends a file without holding it in memory. */
  putFile(key: string, file: string, headers: Record<string, string>): Promise<void>;
  get(key: string): Promise<string | undefined>;
  /** The object as it arrives; undefined when there is none. */
  read(key: string): Promise<ReadableStream<Uint8Array> | undefined>;
  /** Keys below the prefix. */
  list(): Promise<string[]>;
  remove(key: string): Promise<void>;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const plainText = (xml: string) => xml.replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/**
 * Opens a bucket. Keys, region and address come from the variables that all tools of S3 read.
 * @param target `s3://bucket/prefix`; keys are below the prefix
 * @throws Error when there are no keys; its calls throw one with the storage's answer
 */
export function openBucket(target: string): Bucket {
  const { hostname: name, pathname } = new URL(target);
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
  const endpoint =
    process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL ?? `https://s3.${AWS_REGION}.amazonaws.com`;
  const prefix = pathname.replace(/^\/|\/$/g, "");
  const place = [endpoint.replace(/\/$/, ""), name].join("/");
  const addressOf = (key: string) =>
    [place, ...(prefix ? [prefix] : []), ...key.split("/").map(encodeURIComponent)].join("/");
  async function ask(method: string, address: string, rest: RequestInit = {}): Promise<Response> {
    const answer = await client.fetch(address, { method, ...rest });
    if (answer.ok || (method !== "PUT" && answer.status === 404)) return answer;
    throw new Error(`${method} ${address} answered ${answer.status}: ${(await answer.text()).slice(0, 500)}`);
  }
  /** Up to a thousand keys with the prefix, in the order of the alphabet. */
  async function keysAfter(last: string): Promise<string[]> {
    const query = new URLSearchParams({ "list-type": "2", prefix: prefix && `${prefix}/`, "start-after": last });
    const answer = await (await ask("GET", `${place}?${query}`)).text();
    return [...answer.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = ""]) => plainText(key));
  }
  return {
    put: async (key, body, headers) =>
      void (await ask("PUT", addressOf(key), { body: new Uint8Array(Buffer.from(body)), headers })),
    async get(key) {
      const answer = await ask("GET", addressOf(key));
      return answer.ok ? answer.text() : undefined;
    },
    async putFile(key, file, headers) {
      await ask("PUT", addressOf(key), { body: await openAsBlob(file), headers });
    },
    async read(key) {
      const { ok, body } = await ask("GET", addressOf(key));
      return ok && body ? (body as ReadableStream<Uint8Array>) : undefined;
    },
    async list() {
      const keys: string[] = [];
      for (let more = await keysAfter(""); more.length > 0; more = await keysAfter(more.at(-1) ?? ""))
        keys.push(...more);
      return keys.map((key) => (prefix ? key.slice(prefix.length + 1) : key));
    },
    remove: async (key) => void (await ask("DELETE", addressOf(key))),
  };
}
