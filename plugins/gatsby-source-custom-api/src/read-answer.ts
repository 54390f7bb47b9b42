import type { Endpoint } from "@future-native/contract";
import type { z } from "zod";
import type { Client } from "./client";
import { SourceError } from "./errors";

/** An answer as it was received, kept for conditional requests. */
export interface KeptAnswer {
  readonly etag: string;
  readonly body: string;
}

/** Cache of answers between builds, by URL. */
export interface AnswerStore {
  get(url: string): Promise<KeptAnswer | undefined>;
  set(url: string, answer: KeptAnswer): Promise<void>;
}

const MOST_FIELDS = 10;

/** Answers that this process has validated, by URL: an unchanged ETag skips the validation. */
const understood = new Map<string, { readonly etag: string; readonly answer: unknown }>();

/**
 * Asks one call of the API and validates the answer; a 304 uses the kept body.
 * @throws SourceError when the answer cannot be had, is not JSON or breaks the contract
 */
export async function readAnswer<Schema extends z.ZodType>(
  client: Client,
  store: AnswerStore,
  endpoint: Endpoint<Schema>,
  url: string,
): Promise<z.output<Schema>> {
  const kept = await store.get(url);
  const reply = await client.getText(url, kept?.etag);
  const isKept = reply.status === 304 && kept !== undefined;
  const known = understood.get(url);
  if (isKept && known?.etag === kept.etag) {
    return known.answer as z.output<Schema>;
  }
  const body = isKept ? kept.body : reply.body;
  const answer = validate(endpoint, url, parseJson(body, url, reply.headers.get("content-type") ?? ""));
  const etag = isKept ? kept.etag : reply.headers.get("etag");
  if (etag) {
    understood.set(url, { etag, answer });
  }
  if (!isKept && etag) {
    await store.set(url, { etag, body });
  }
  return answer;
}

function parseJson(body: string, url: string, contentType: string): unknown {
  if (contentType.includes("text/html") || body.trimStart().startsWith("<")) {
    throw new SourceError("html", {
      problem: `The API answered with a page of HTML instead of JSON (it begins "${beginning(body)}").`,
      fix: "Something else answers at this address, often a login page or a static host: check `apiUrl` and the proxy before it.",
      url,
      status: 200,
    });
  }
  try {
    return JSON.parse(body);
  } catch (error) {
    throw new SourceError("json", {
      problem: `The API's answer is not valid JSON: ${error instanceof Error ? error.message : String(error)}`,
      fix: "The answer is broken or was cut short (its length: " + `${body.length} characters): see the server's log.`,
      url,
      status: 200,
    });
  }
}

const beginning = (body: string) => body.trim().slice(0, 40).replace(/\s+/g, " ");

function validate<Schema extends z.ZodType>(endpoint: Endpoint<Schema>, url: string, json: unknown): z.output<Schema> {
  const parsed = endpoint.answer.safeParse(json);
  if (parsed.success) {
    return parsed.data;
  }
  const { issues } = parsed.error;
  const fields = issues.slice(0, MOST_FIELDS).map((issue) => `${nameEntry(json, issue.path)}${expectation(issue)}`);
  if (issues.length > MOST_FIELDS) {
    fields.push(`and ${issues.length - MOST_FIELDS} more`);
  }
  throw new SourceError("contract", {
    problem: `The answer breaks the contract in ${issues.length === 1 ? "one place" : `${issues.length} places`}: ${fields[0]}.`,
    fix: "Correct the entry in the CMS, or make the server answer as contract/src and its /api/openapi.json say.",
    url,
    status: 200,
    fields,
  });
}

/** `entry "nimbus" (id 12), cover.width: ` for the path of an issue. */
function nameEntry(json: unknown, path: readonly PropertyKey[]): string {
  const [first, ...rest] = path;
  if (Array.isArray(json) && typeof first === "number") {
    return `${describeEntry(json[first], first)}${rest.length > 0 ? `, ${joinPath(rest)}` : ""}: `;
  }
  return path.length > 0 ? `${joinPath(path)}: ` : "";
}

function describeEntry(entry: unknown, index: number): string {
  const { id, alias } = Object(entry);
  const names = [
    ...(typeof alias === "string" ? [`alias "${alias}"`] : []),
    ...(typeof id === "string" || typeof id === "number" ? [`id "${id}"`] : []),
  ];
  return `entry ${index + 1}${names.length > 0 ? ` (${names.join(", ")})` : ""}`;
}

function joinPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (joined, part) =>
      typeof part === "number" ? `${joined}[${part}]` : joined === "" ? String(part) : `${joined}.${String(part)}`,
    "",
  );
}

/** The expectation that failed; of a union, those of all its members. */
function expectation(issue: z.core.$ZodIssue): string {
  if (issue.code !== "invalid_union" || issue.errors.length === 0) {
    return issue.message;
  }
  const wanted = issue.errors.flatMap((member) => member.map((inner) => inner.message));
  return `${issue.message} (${[...new Set(wanted)].join(", or ")})`;
}
