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

/** Pages of a context have no service worker: what it answers, no journey can intercept. */
export function withoutServiceWorker(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
}

interface Options {
  /** Whether pages may have their service worker. */
  hasServiceWorker: boolean;
}

export const test = base.extend<Options>({
  hasServiceWorker: [false, { option: true }],
  context: async ({ context, hasServiceWorker }, run) => {
    const violations = await watchPolicy(context);
    if (!hasServiceWorker) await withoutServiceWorker(context);
    await run(context);
    expect(violations).toEqual([]);
  },
});
