/** Requests to the CMS's own API about accounts, from a given IP address. */
import type { RealServer } from "./real-server";

export interface Caller {
  /** IP address of the client, forwarded by the one trusted proxy. */
  readonly from?: string;
  /** Headers that authenticate the caller. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ApiResponse {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
}

/** @param path below `/cms-api` */
export async function call(
  { url }: Pick<RealServer, "url">,
  path: string,
  { method = "POST", body = {}, from = "203.0.113.1", headers = {} }: Caller & { method?: string; body?: unknown } = {},
): Promise<ApiResponse> {
  const answer = await fetch(`${url}/cms-api${path}`, {
    method,
    headers: { "Content-Type": "application/json", "X-Forwarded-For": from, ...headers },
    ...(method === "GET" ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const json: unknown = text.startsWith("{") ? JSON.parse(text) : {};
  return { status: answer.status, body: json as Record<string, unknown>, headers: answer.headers };
}

/** Error messages of a response; those of its fields if it names any. */
export function sentences({ body }: ApiResponse): string[] {
  const errors = (body.errors ?? []) as { message: string; data?: { errors?: { path: string; message: string }[] } }[];
  return errors.flatMap(({ message, data }) =>
    data?.errors ? data.errors.map((fault) => `${fault.path}: ${fault.message}`) : [message],
  );
}

/** Signs in. @returns headers that authenticate the account, and the cookie */
export async function signInAt(
  server: Pick<RealServer, "url">,
  account: { email: string; password: string },
): Promise<{ headers: Record<string, string>; cookie: string }> {
  const answer = await call(server, "/users/login", { body: account });
  if (answer.status !== 200) throw new Error(`${account.email} could not sign in: ${sentences(answer).join(" ")}`);
  return {
    headers: { Authorization: `JWT ${String(answer.body.token)}` },
    cookie: answer.headers.get("set-cookie") ?? "",
  };
}

/** Creates an account for an editor as an admin. @param name before the `@` of its address */
export async function makeEditor(
  server: Pick<RealServer, "url">,
  admin: { email: string; password: string },
  name: string,
): Promise<{ id: number; email: string; password: string }> {
  const { headers } = await signInAt(server, admin);
  const account = { email: `${name}@example.com`, password: "three words long" };
  const made = await call(server, "/users", { body: { ...account, role: "editor" }, headers });
  return { ...account, id: (made.body.doc as { id: number }).id };
}
