const PAUSE = 40;

/** Polls until there is an answer; the test's own limit ends it. */
export async function eventually<Answer>(
  ask: () => Promise<Answer | undefined | false> | Answer | undefined | false,
): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
