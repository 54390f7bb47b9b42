import { ENTRY_PUSHED } from "../hooks/push-entry";
import { watchScroll } from "../hooks/watch-scroll";
import { endStep, isStep } from "./history-step";
import { readScrollMemory, rememberScroll, writeScrollMemory, type ScrollMemory } from "./scroll-memory";
import { scrollTarget } from "./scroll-target";

type Place = Pick<Location, "pathname" | "search" | "hash">;

let memory: ScrollMemory | undefined;
/** What is shown, which is not what the address says while the next page is on its way. */
let shown: (Place & { key: string }) | undefined;

/** Key of the history's entry; the first of a visit, and one that a plain anchor made, get theirs here. */
function entryKey(): string {
  const state = window.history.state as { key?: string } | null;
  if (state?.key) return state.key;
  const key = String(Date.now());
  window.history.replaceState({ ...state, key }, "");
  return key;
}

function record(offset: number): void {
  if (!shown || !memory) return;
  // Within a page the entry changes without anybody being told.
  if (window.location.pathname === shown.pathname) shown.key = entryKey();
  rememberScroll(memory, shown.key, offset);
}

/** The browser scrolls on a reload, before the first paint, and on no other occasion. */
function leaveReloadToBrowser(): void {
  window.history.scrollRestoration = "auto";
  if (memory) writeScrollMemory(memory);
}

function takeOver(): void {
  window.history.scrollRestoration = "manual";
}

/** Keeps the offset of every entry of the history (N23). @returns how to stop */
export function keepScroll(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  takeOver();
  signal.addEventListener("abort", watchScroll(record));
  window.addEventListener(ENTRY_PUSHED, () => record(window.scrollY), { signal });
  window.addEventListener("pagehide", leaveReloadToBrowser, { signal });
  window.addEventListener("pageshow", takeOver, { signal });
  return () => controller.abort();
}

/** Whether the page that comes is seen from its top: it is gone to by a link that leads to no place in it. */
export function startsAtTop(): boolean {
  return shown !== undefined && !isStep() && !window.location.hash;
}

/** Scrolls where the page that has just been put into the document wants to be seen from, before it is painted. */
export function arrive({ pathname, search, hash }: Place): void {
  memory ??= readScrollMemory();
  const key = entryKey();
  const before = shown;
  shown = { pathname, search, hash, key };
  const page = !before ? "first" : before.pathname === pathname ? "same" : "other";
  const target = scrollTarget({
    page,
    saved: !before || isStep() ? memory.get(key) : undefined,
    hash,
    isNewQuery: before?.search !== search,
  });
  endStep();
  if (page === "other") focusPage();
  // Who has scrolled before the script came is left in peace. Asked without need, the page would be laid out for that.
  if (before || (target !== undefined && window.scrollY === 0)) goTo(target);
  if (before) rememberScroll(memory, key, window.scrollY);
}

/** The keyboard begins anew, as in a page that has been loaded. */
function focusPage(): void {
  document.getElementById("gatsby-focus-wrapper")?.focus({ preventScroll: true });
}

function goTo(target: number | string | undefined): void {
  if (typeof target === "number") window.scrollTo({ top: target, behavior: "instant" });
  if (typeof target === "string") goToElement(target);
}

function goToElement(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  element.scrollIntoView({ behavior: "instant" });
  // The keyboard goes on from there, as after a plain anchor.
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
