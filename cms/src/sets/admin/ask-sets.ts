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
  const sent = body && { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(`/cms-api/sets/${path}`, { method, ...sent }).catch(() => undefined);
  if (answer?.ok) return undefined;
  const refusal = (await answer?.json().catch(() => undefined)) as { errors?: { message?: string }[] } | undefined;
  return refusal?.errors?.[0]?.message ?? otherwise;
}

/** Asks as `askSets` does, and shows what was wrong. @returns whether it worked */
export type AskSet = (path: string, request: SetRequest) => Promise<boolean>;
