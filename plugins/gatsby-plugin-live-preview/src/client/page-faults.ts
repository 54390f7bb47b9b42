import { MOST_PAGE_FAULTS, type PageFault } from "@future-native/contract";
import type axe from "axe-core";
import type { ElementContext, NodeResult, RunOptions } from "axe-core";
import { addScript } from "./add-script";

declare global {
  interface Window {
    /** Put there by axe-core's own file. */
    axe: typeof axe;
  }
}

/** WCAG 2.2 A and AA and axe's best practices. Without `preload` it fetches and rewrites nothing of the page. */
const OPTIONS: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
  elementRef: true,
  iframes: false,
  preload: false,
};

/** Leaves out the preview's own notice. */
const CONTEXT: ElementContext = { exclude: [".preview-notice"] };

let loaded: Promise<void> | undefined;

/**
 * Runs axe-core on the current page.
 * @param script address of axe-core's file, which is loaded with the first check
 * @throws Error when it fails to load
 */
export async function faultsOfPage(script: string): Promise<PageFault[]> {
  loaded ??= addScript(script);
  loaded.catch(() => (loaded = undefined));
  await loaded;
  await stillness();
  const { violations } = await window.axe.run(CONTEXT, OPTIONS);
  const faults = violations.flatMap(({ id, help, nodes }) => nodes.map((node) => faultOf(id, help, node)));
  return faults.slice(0, MOST_PAGE_FAULTS);
}

/** How long what moves is waited for, in milliseconds. */
const PATIENCE = 2000;

/**
 * Waits for running animations, because a colour in transition has the contrast of neither end. Scroll-driven and
 * endless ones are not waited for.
 */
async function stillness(): Promise<void> {
  const passing = document
    .getAnimations()
    .filter(({ playState, timeline }) => playState === "running" && timeline === document.timeline)
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([patience, Promise.allSettled(passing.map(({ finished }) => finished))]);
}

function faultOf(rule: string, help: string, { element }: NodeResult): PageFault {
  return {
    rule,
    help: help.slice(0, 300),
    text: textOf(element).slice(0, 300),
    around: textAround(element).slice(0, 1000),
    href: element?.closest("a[href]")?.getAttribute("href")?.slice(0, 2000) ?? "",
    picture: pictureOf(element).slice(0, 1000),
  };
}

const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? "").replace(/\s+/g, " ").trim();

function textAround(element: Element | null | undefined): string {
  if (!element || element === document.body) return "";
  const text = textOf(element.parentElement);
  return text && text !== textOf(element) ? text : textAround(element.parentElement);
}

function pictureOf(element: Element | undefined): string {
  const image = element?.matches("img") ? element : element?.querySelector("img");
  return image instanceof HTMLImageElement ? new URL(image.currentSrc || image.src, document.baseURI).pathname : "";
}
