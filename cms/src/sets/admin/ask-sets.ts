interface SetRequest {
  method: "POST" | "DELETE";
  /** What is sent along as JSON. */
  body?: Readonly<Record<string, unknown>>;
}

/**
 * Asks for something to be done with a set, for instance at `41/show`.
 * @param otherwise what to say when the answer does not say itself why it did not work
 * @returns what was wrong; undefined when it worked
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
