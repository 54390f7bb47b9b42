import { callApi } from "payload-kit/admin/call-api";

interface SetRequest {
  method: "POST" | "DELETE";
  /** Sent as JSON. */
  body?: Readonly<Record<string, unknown>>;
}

/**
 * Calls an endpoint of a set, for instance `41/show`.
 * @param otherwise message for a refusal that carries none
 * @returns the error message; undefined on success
 */
export async function askSets(
  path: string,
  { method, body }: SetRequest,
  otherwise: string,
): Promise<string | undefined> {
  const result = await callApi(`/cms-api/sets/${path}`, { method, ...(body && { body }) });
  return result.ok ? undefined : (result.message ?? otherwise);
}

/** Asks as `askSets` does, and shows what was wrong. @returns whether it worked */
export type AskSet = (path: string, request: SetRequest) => Promise<boolean>;
