import type { DeferredScriptsOptions } from "./options";
import { PAGE_FAILED } from "./page-ready";

/** Id of the `<template>` that holds the scripts. */
export const TEMPLATE_ID = "scripts";

/** Events of the window that are a user interaction. */
const INTERACTIONS = ["pointerdown", "pointermove", "keydown", "touchstart", "wheel", "scroll", "focusin", "click"];

/**
 * Runs in the page before any other script: puts the page's scripts into the document when it has loaded and is
 * idle, or at the first user interaction, and not before that when the connection is poor: offline, data saver, 2g, where no
 * page is prefetched either. An interaction does not wait for the load event, which a single file that fails to load can hold
 * back for long.
 *
 * Gatsby's inline scripts hold texts alone, `window.pagePath="/about";`: they are read, not run, so no content security
 * policy has to allow them.
 *
 * @param finish what the page still has to do when it has loaded, or at that interaction; it calls `then` when that is done
 */
export function waitForScripts(
  { idleTimeoutMs, retriesMs }: Pick<DeferredScriptsOptions, "idleTimeoutMs" | "retriesMs">,
  finish: (then: () => void) => void,
): void {
  const scripts = (document.getElementById(TEMPLATE_ID) as HTMLTemplateElement).content.querySelectorAll("script");
  const controller = new AbortController();
  const { signal } = controller;

  function append(source: HTMLScriptElement, attempt: number) {
    const script = document.importNode(source);
    script.onerror = () => {
      const wait = retriesMs[attempt];
      if (wait === undefined) dispatchEvent(new Event(PAGE_FAILED));
      else setTimeout(() => append(source, attempt + 1), wait);
    };
    document.body.append(script);
  }

  function define({ text }: HTMLScriptElement) {
    for (const [, name = "", value = ""] of text.matchAll(/\bwindow\.(\w+)=("(?:[^"\\]|\\.)*");/g)) {
      (window as unknown as Record<string, string>)[name] = JSON.parse(value);
    }
  }

  function load() {
    if (signal.aborted) return;
    controller.abort();
    for (const script of scripts) {
      if (script.hasAttribute("src")) append(script, 0);
      else define(script);
    }
  }

  function isPoor() {
    const { saveData = false, effectiveType = "" } =
      (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};
    return !navigator.onLine || saveData || effectiveType.endsWith("2g");
  }

  function loadWhenIdle() {
    if (isPoor()) return;
    if ("requestIdleCallback" in window) requestIdleCallback(load, { timeout: idleTimeoutMs });
    else setTimeout(load, idleTimeoutMs);
  }

  function onInteraction() {
    load();
    setTimeout(finish, 0, () => undefined);
  }

  for (const event of INTERACTIONS) addEventListener(event, onInteraction, { capture: true, passive: true, signal });
  const goOn = () => finish(loadWhenIdle);
  if (document.readyState === "complete") goOn();
  else addEventListener("load", goOn, { once: true });
}
