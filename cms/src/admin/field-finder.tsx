"use client";

import { useConfig, useDocumentInfo } from "@payloadcms/ui";
import { useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { FIELD_PARAMETER, WITHIN_PARAMETER } from "./entry-address";
import { findField, focusPlace, isInView, tabOf, turnTo, uncover } from "./show-field";

/** Brings the form to the field that its address names, and the cursor into it; see entry-address.ts. */
export function FieldFinder() {
  const parameters = useSearchParams();
  const path = parameters.get(FIELD_PARAMETER);
  const within = parameters.get(WITHIN_PARAMETER) ?? "";
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const entity = collectionSlug ? getEntityConfig({ collectionSlug }) : globalSlug && getEntityConfig({ globalSlug });
  const tab = path && entity ? tabOf(entity.fields, path) : -1;

  useEffect(() => {
    if (!path) return;
    // The form comes in parts, takes the cursor away again and pushes the field out of view, until somebody does something.
    const observer = new MutationObserver(look);
    const abort = new AbortController();
    const stop = () => {
      observer.disconnect();
      abort.abort();
    };
    let hasTurned = false;
    function look() {
      const field = path ? findField(path) : undefined;
      if (path && field) {
        if (document.activeElement === document.body) focusPlace({ path, within });
        else if (!isInView(field)) field.scrollIntoView({ block: "center" });
        return;
      }
      if (!hasTurned) hasTurned = turnTo(tab);
      if (path) uncover(path);
    }
    observer.observe(document.body, { childList: true, subtree: true });
    for (const name of ["pointerdown", "keydown", "wheel", "touchstart"]) {
      window.addEventListener(name, stop, { signal: abort.signal, passive: true });
    }
    look();
    return stop;
  }, [path, tab, within]);
  return null;
}
