/** Arguments of the inline script; plain values, because it is written into the page. */
export interface WaitOptions {
  /** Id of the `<template>` that holds the scripts. */
  template: string;
  /** Events of a visitor's first interaction. */
  interactions: readonly string[];
  /** Once the page has loaded, how long it may stay busy before the scripts come all the same, ms. */
  idleTimeoutMs: number;
  /** A script that failed to load is fetched again after these waits, ms. */
  retriesMs: readonly number[];
  /** Event of the window that is dispatched when the retries of a script have failed. */
  failed: string;
}

/**
 * Runs in the page before any other script: puts the page's scripts into the document when it has loaded and is
 * idle, or at the first user interaction, and not before that when the connection is poor: offline, data saver, 2g, where no
 * page is prefetched either. An interaction does not wait for the load event, which a single file that fails to load can hold
 * back for long.
 *
 * Gatsby's inline scripts hold texts alone, `window.pagePath="/about";`: they are read, not run, so no content security
 * policy has to allow them.
 *
 * Its text is written into the page, comments included: it has none, and uses nothing from outside.
 * @param finish what the page still has to do when it has loaded, or at that interaction; it calls `then` when that is done
 */
export function waitForScripts(
  { template, interactions, idleTimeoutMs, retriesMs, failed }: WaitOptions,
  finish: (then: () => void) => void,
): void {
  const scripts = (document.getElementById(template) as HTMLTemplateElement).content.querySelectorAll("script");
  const controller = new AbortController();
  const { signal } = controller;

  function append(source: HTMLScriptElement, attempt: number) {
    const script = document.importNode(source);
    script.onerror = () => {
      const wait = retriesMs[attempt];
      if (wait === undefined) dispatchEvent(new Event(failed));
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

  for (const event of interactions) addEventListener(event, onInteraction, { capture: true, passive: true, signal });
  const goOn = () => finish(loadWhenIdle);
  if (document.readyState === "complete") goOn();
  else addEventListener("load", goOn, { once: true });
}
