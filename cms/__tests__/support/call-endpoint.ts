import { createPayloadRequest, type Payload } from "payload";
import type { Account } from "./test-cms";

interface Call {
  readonly method?: "get" | "post";
  readonly query?: string;
  /** Sent as JSON; a file as it is. */
  readonly body?: object | string | Uint8Array<ArrayBuffer>;
  readonly language?: string;
  readonly user: Account | null;
}

const isFile = (body: Call["body"]): body is string | Uint8Array<ArrayBuffer> =>
  typeof body === "string" || body instanceof Uint8Array;

/** Calls an endpoint that a plugin adds to the config, as an account, with whatever it throws. @param path of the endpoint */
export async function callEndpoint(
  { config }: Payload,
  path: string,
  { method = "get", query = "", body, language = "en", user }: Call,
): Promise<Response> {
  const endpoint = config.endpoints.find((known) => known.path === path && known.method === method);
  if (!endpoint) throw new Error(`There is no endpoint ${method} ${path}.`);
  const request = new Request(`http://localhost${config.routes.api}${path}?${query}`, {
    method: method.toUpperCase(),
    headers: { "Accept-Language": language, ...(isFile(body) ? {} : { "Content-Type": "application/json" }) },
    ...(body && { body: isFile(body) ? body : JSON.stringify(body) }),
  });
  const req = await createPayloadRequest({ config, request });
  return endpoint.handler(Object.assign(req, { user }));
}
