/**
 * Asks the publisher for something, for instance `publish-now` or `41/roll-back`.
 * @param otherwise what to say when it does not say itself why it did not work
 * @returns what was wrong; undefined when it worked
 */
export async function askPublisher(path: string, otherwise: string): Promise<string | undefined> {
  const answer = await fetch(`/cms-api/releases/${path}`, { method: "POST" }).catch(() => undefined);
  if (answer?.ok) return undefined;
  const body = (await answer?.json().catch(() => undefined)) as { errors?: { message?: string }[] } | undefined;
  return body?.errors?.[0]?.message ?? otherwise;
}
