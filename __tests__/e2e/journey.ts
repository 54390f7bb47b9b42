/** `test` of every journey; fails when a page violates its Content-Security-Policy (X9). */
import { expect, test as base, type BrowserContext } from "@playwright/test";

export { expect };

const MARK = "securitypolicyviolation";

/** Records policy violations of a context's pages, including frames, from now on. */
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

/** Disables service workers in a context, because their responses cannot be intercepted. */
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
