"use client";

import { useConfig, useDocumentInfo } from "@payloadcms/ui";
import type { ClientField } from "payload";
import { useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { FIELD_PARAMETER } from "./entry-address";

/** Brings the form to the field that its address names, and the cursor into it; see entry-address.ts. */
export function FieldFinder() {
  const path = useSearchParams().get(FIELD_PARAMETER);
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const entity = collectionSlug ? getEntityConfig({ collectionSlug }) : globalSlug && getEntityConfig({ globalSlug });
  const tab = path && entity ? tabOf(entity.fields, path) : -1;

  useEffect(() => {
    if (!path) return;
    // The form comes in parts and takes the cursor away again; it is put back until somebody does something.
    const observer = new MutationObserver(look);
    const abort = new AbortController();
    const stop = () => {
      observer.disconnect();
      abort.abort();
    };
    let hasTurned = false;
    function look() {
      const field = path && findField(path);
      if (field) return show(field);
      if (hasTurned) return;
      const button = document.querySelectorAll<HTMLElement>(".tabs-field__tab-button")[tab];
      hasTurned = Boolean(button);
      button?.click();
    }
    observer.observe(document.body, { childList: true, subtree: true });
    for (const name of ["pointerdown", "keydown", "wheel", "touchstart"]) {
      window.addEventListener(name, stop, { signal: abort.signal, passive: true });
    }
    look();
    return stop;
  }, [path, tab]);
  return null;
}

/** Where a form has drawn a field; rich text says so in another way than the others. */
function findField(path: string): HTMLElement | undefined {
  const id = `field-${path.replaceAll(".", "__")}`;
  const found = document.querySelectorAll<HTMLElement>(`#${CSS.escape(id)}, [data-field-path="${CSS.escape(path)}"]`);
  return [...found].find((field) => field.getClientRects().length > 0);
}

function show(field: HTMLElement): void {
  if (document.activeElement !== document.body) return;
  field.scrollIntoView({ block: "center" });
  const editable = "input, textarea, [contenteditable='true']";
  const target = field.matches(editable) ? field : field.querySelector<HTMLElement>(editable);
  target?.focus({ preventScroll: true });
}

/** Which tab of a form holds a field; -1 when none does. */
function tabOf(fields: readonly ClientField[], path: string): number {
  const tabs = fields.flatMap((field) => (field.type === "tabs" ? field.tabs : []));
  const [first] = path.split(".");
  return tabs.findIndex((tab) => ("name" in tab && tab.name ? tab.name === first : holds(tab.fields, first)));
}

function holds(fields: readonly ClientField[], name: string | undefined): boolean {
  return fields.some((field) => {
    if ("name" in field && field.name) return field.name === name;
    return "fields" in field && Array.isArray(field.fields) && holds(field.fields as ClientField[], name);
  });
}
