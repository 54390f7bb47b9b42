/** Prepares a page for accessibility checks (X7), and runs four engines on it. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";
import { addStyles } from "./change-page";
import { expect } from "./journey";

export const WIDE = { width: 1440, height: 900 };
export const NARROW = { width: 360, height: 740 };

/** Of a session of IBM's checker. */
interface AceIssue {
  ruleId: string;
  value: readonly [policy: string, confidence: string];
  path: { dom: string };
  message: string;
}

interface SnifferMessage {
  type: number;
  code: string;
  msg: string;
  element: Element;
}

declare global {
  interface Window {
    /** Put there by `violations`. */
    axe: typeof axe;
    /** Put there by `aceFindings`. */
    ace: { Checker: new () => { check(page: Document, guidelines: string[]): Promise<{ results: AceIssue[] }> } };
    /** Put there by `snifferFindings`. */
    HTMLCS: {
      getTranslation(key: string): string;
      process(standard: string, root: Element, done: () => void, failed: (why: string) => void, language: string): void;
      getMessages(): SnifferMessage[];
    };
  }
}

/**
 * Opens a page and waits until its script has taken over. Colours cross over even without movement, only quickly: they
 * are told not to, for a mixture of an old and a new one is no contrast to measure.
 */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "load" });
  await expect(page.locator("body")).toHaveClass(/touch-device/, { timeout: 30_000 });
  await addStyles(page, "*, ::before, ::after { transition-property: none !important }");
}

/** Puts the whole page into the mode that it does not open in. */
export async function switchMode(page: Page): Promise<void> {
  await page.evaluate(() => {
    const mode = getComputedStyle(document.documentElement).colorScheme === "dark" ? "paper" : "night";
    document.body.dataset["mode"] = mode;
    // Sections of the careers page have a mode of their own.
    for (const band of document.querySelectorAll<HTMLElement>("main [data-mode]")) band.dataset["mode"] = mode;
  });
}

const AXE: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
  iframes: false,
};

/**
 * WCAG 2.2 A and AA and axe's best practices.
 * @param within selector of what is looked at, where the rest of a page is not ours
 * @returns a line for each thing that is wrong: rule, place, what axe says of it
 */
export async function violations(page: Page, within = "html"): Promise<string[]> {
  await page.evaluate(axe.source);
  const results = await page.evaluate<AxeResults, [string, RunOptions]>(
    ([part, options]) => window.axe.run(part, options),
    [within, AXE],
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = "" }) => `${id} at ${target.join(" ")}: ${failureSummary.replace(/\s+/g, " ")}`,
    ),
  );
}

/** Of Siteimprove's Alfa, by its rules for WCAG A and AA. @returns a line for each target that fails one */
async function alfaFindings(page: Page): Promise<string[]> {
  const { Audit, Playwright, rules } = await loadAlfa();
  const looked = await Playwright.toPage(await page.evaluateHandle(() => window.document));
  const outcomes = await Audit.of(looked, rules).evaluate();
  return [...outcomes]
    .map((outcome) => outcome.toJSON())
    .filter(({ outcome }) => outcome === "failed")
    .map((failed) => `${failed.rule.uri}: ${JSON.stringify(failed).slice(0, 4000)}`);
}

/** These are modules only, which a journey's file, compiled to CommonJS, can load at run time alone. */
async function loadAlfa() {
  const [{ Audit }, { Playwright }, { default: all }, { Conformance, Criterion }] = await Promise.all([
    import("@siteimprove/alfa-act"),
    import("@siteimprove/alfa-playwright"),
    import("@siteimprove/alfa-rules"),
    import("@siteimprove/alfa-wcag"),
  ]);
  const isAA = Conformance.isAA();
  const ofWcag = [...all].filter((rule) =>
    rule.requirements.some((requirement) => Criterion.isCriterion(requirement) && isAA(requirement)),
  );
  return { Audit, Playwright, rules: ofWcag };
}

const sourceOf = (file: string) => readFile(join(process.cwd(), "node_modules", file), "utf8");

/** Confirmed findings of IBM's checker for WCAG 2.2. @returns a line for each */
async function aceFindings(page: Page): Promise<string[]> {
  await page.evaluate(await sourceOf("accessibility-checker-engine/ace.js"));
  const found = await page.evaluate(async () => (await new window.ace.Checker().check(document, ["WCAG_2_2"])).results);
  return found
    .filter(({ value: [policy, confidence] }) => policy === "VIOLATION" && confidence === "FAIL")
    .map(({ ruleId, path, message }) => `${ruleId} at ${path.dom}: ${message}`);
}

/** Of HTML_CodeSniffer for WCAG AA: its errors. @returns a line for each */
async function snifferFindings(page: Page): Promise<string[]> {
  await page.evaluate(await sourceOf("html_codesniffer/build/HTMLCS.js"));
  return page.evaluate(async () => {
    const { HTMLCS } = window;
    const translate = HTMLCS.getTranslation;
    // Some of its message keys do not exist, and it throws for them.
    HTMLCS.getTranslation = (key) => {
      try {
        return translate(key);
      } catch {
        return key;
      }
    };
    await new Promise<void>((done, failed) => {
      HTMLCS.process("WCAG2AA", document.documentElement, done, (why) => failed(new Error(why)), "en");
    });
    const errors = HTMLCS.getMessages().filter(({ type }) => type === 1);
    return errors.map(({ code, msg, element }) => `${code}: ${msg} ${element.outerHTML.slice(0, 200)}`);
  });
}

/** Findings that were looked into, and why they are none. */
const ANSWERED: readonly (readonly [finding: RegExp, why: string])[] = [
  [
    /^WCAG2AA\.Principle1\.Guideline1_4\.1_4_3\./,
    "The sniffer takes the page for the ground of what lies over it; three others measure contrast.",
  ],
  [
    /^https:\/\/alfa\.siteimprove\.com\/rules\/sia-r83:/,
    "The hero's word is fitted to the window; kinds.spec.ts looks for cut text.",
  ],
  [
    /^https:\/\/alfa\.siteimprove\.com\/rules\/sia-r113:.*"back-to-top-module--button/,
    "Alfa does not see that it is hidden at the head of a page, where others lie over its place.",
  ],
  [
    /^table_headers_exists /,
    "Narrow, the heads of the awards are there for readers alone: layout-access.spec.ts reads them.",
  ],
  [
    /^input_label_before at .*\/div\[\d+\]\/div\[1\]\/input\[1\]/,
    "The label of the file is the button that one presses.",
  ],
];

/**
 * Waits until fonts have come and movements are over: what is measured on its way has neither its size nor its place.
 */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const moving = () =>
    document
      .getAnimations()
      .filter(({ timeline, playState }) => timeline === document.timeline && playState === "running")
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity).length;
  await expect.poll(() => page.evaluate(moving)).toBe(0);
}

/** Confirmed findings of all four engines, without the accepted ones. */
export async function findingsOfAll(page: Page): Promise<string[]> {
  await settled(page);
  const found: string[] = [];
  for (const engine of [violations, alfaFindings, aceFindings, snifferFindings]) found.push(...(await engine(page)));
  return found.filter((line) => !ANSWERED.some(([finding]) => finding.test(line)));
}

/** Runs a check in light colours in a narrow window, then in dark ones in a wide window. */
export async function inBothLooks(page: Page, check: () => Promise<void>): Promise<void> {
  for (const [colorScheme, width] of [
    ["light", 390],
    ["dark", 1440],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await check();
  }
}
