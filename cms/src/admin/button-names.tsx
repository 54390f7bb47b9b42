"use client";

import { useTranslation } from "@payloadcms/ui";
import { useEffect, type ReactNode } from "react";
import { wordsFor } from "../words";
import { BUTTON_NAMES, NOT_OFFERED } from "./unnamed-buttons";

/** Around the whole admin: names the buttons that Payload draws as a picture alone, for those who do not see it (X7). */
export function ButtonNames({ children }: { children: ReactNode }) {
  const { language } = useTranslation().i18n;
  useEffect(() => {
    const nameAll = () => nameButtons(language);
    const observer = new MutationObserver(nameAll);
    observer.observe(document.body, { childList: true, subtree: true });
    nameAll();
    return () => observer.disconnect();
  }, [language]);
  return children;
}

function nameButtons(language: string): void {
  for (const [selector, texts] of BUTTON_NAMES) {
    const name = wordsFor(language, texts);
    for (const button of document.querySelectorAll(selector)) {
      if (button.ariaLabel !== name) button.ariaLabel = name;
    }
  }
  // The arrow keys of Payload's menus stop at what is hidden alone.
  for (const button of document.querySelectorAll<HTMLButtonElement>(NOT_OFFERED)) button.disabled = true;
}
