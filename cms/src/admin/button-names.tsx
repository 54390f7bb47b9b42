"use client";

import { useEffect, type ReactNode } from "react";
import { BUTTON_NAMES, NOT_OFFERED, TOOLTIPS, UNLABELLED } from "./unnamed-buttons";
import type { Translate } from "../i18n";
import { useTexts } from "../use-texts";

/** Around the whole admin: names the buttons and fields that Payload leaves without a name, for those who do not see them (X7). */
export function ButtonNames({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  useEffect(() => {
    let frame = 0;
    // Once a frame: a key in a rich text changes the document many times.
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => nameButtons(t));
    });
    observer.observe(document.body, { childList: true, subtree: true });
    nameButtons(t);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [t]);
  return children;
}

function nameButtons(t: Translate): void {
  for (const [selector, text] of BUTTON_NAMES) {
    const name = t(text);
    for (const button of document.querySelectorAll(selector)) {
      if (button.ariaLabel !== name) button.ariaLabel = name;
    }
  }
  for (const field of document.querySelectorAll<HTMLInputElement>(UNLABELLED)) {
    const label = field.labels?.length ? null : field.closest(".field-type")?.querySelector(".field-label");
    if (label) field.ariaLabel = label.textContent;
  }
  for (const box of document.querySelectorAll<HTMLInputElement>(TOOLTIPS)) box.title = "";
  // The arrow keys of Payload's menus stop at what is hidden alone.
  for (const button of document.querySelectorAll<HTMLButtonElement>(NOT_OFFERED)) button.disabled = true;
}
