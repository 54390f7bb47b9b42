/** `test` of every journey: it fails where a page does what its content security policy forbids (X9). */
import { expect, test as base, type BrowserContext } from "@playwright/test";

export { expect };

const MARK = "securitypolicyviolation";

/** Gathers from now on what the pages of a context are not allowed, those in frames too. */
export async function watchPolicy(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  context.on("console", (message) => {
    if (message.text().startsWith(MARK)) violations.push(message.text());
  });
  await context.addInitScript((mark) => {
    addEventListener(
      "securitypolicyviolation",
      ({ effectiveDirective, blockedURI, sample, documentURI, sourceFile, lineNumber }) =>
        console.error(mark, effectiveDirective, blockedURI, sample, documentURI, `${sourceFile}:${lineNumber}`),
    );
  }, MARK);
  return violations;
}

export const test = base.extend({
  context: async ({ context }, run) => {
    const violations = await watchPolicy(context);
    await run(context);
    expect(violations).toEqual([]);
  },
});
