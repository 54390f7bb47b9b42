import { isRecord } from "../is-record";

export interface Call {
  /** POST with a body and GET without one, unless named. */
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  /** Sent as JSON; a file, and JSON as text, as it is. */
  body?: object | string;
  signal?: AbortSignal;
}

type ApiResult<Body> =
  | { readonly ok: true; readonly body: Body }
  | {
      readonly ok: false;
      /** 0 without a response: no network, a server that stopped, a call that was aborted. */
      readonly status: number;
      /** Parsed JSON, if there is any. */
      readonly body: unknown;
      /** Reason in the editor's language, if the API gives one. */
      readonly message: string | undefined;
      /** Details of that reason for the component, if it has any. */
      readonly data: Readonly<Record<string, unknown>> | undefined;
    };

/**
 * Calls the CMS's own API as the signed-in editor. It never throws.
 * @param address path of the endpoint, with Payload's API route
 * @returns the body as its endpoint declares it (admin and API are of one build), or what refused the call
 */
export async function callApi<Body = unknown>(
  address: string,
  { method, body, signal }: Call = {},
): Promise<ApiResult<Body>> {
  const isFile = body instanceof Blob;
  const response = await fetch(address, {
    ...{ method: method ?? (body ? "POST" : "GET"), signal },
    ...(body && { body: isFile || typeof body === "string" ? body : JSON.stringify(body) }),
    ...(body && !isFile && { headers: { "Content-Type": "application/json" } }),
  }).catch(() => undefined);
  const read: unknown = await response?.json().catch(() => undefined);
  if (response?.ok && read !== undefined) return { ok: true, body: read as Body };
  return { ok: false, status: response?.ok ? 0 : (response?.status ?? 0), body: read, ...firstError(read) };
}

/**
 * Calls an endpoint whose answer is of no interest.
 * @param otherwise message for a refusal that carries none
 * @returns the error message; undefined on success
 */
export async function callForMessage(address: string, call: Call, otherwise: string): Promise<string | undefined> {
  const result = await callApi(address, call);
  return result.ok ? undefined : (result.message ?? otherwise);
}

/** The first of the errors in Payload's form. */
function firstError(body: unknown) {
  const [first]: unknown[] = isRecord(body) && Array.isArray(body.errors) ? body.errors : [];
  const { message, data } = isRecord(first) ? first : {};
  return { message: typeof message === "string" ? message : undefined, data: isRecord(data) ? data : undefined };
}
