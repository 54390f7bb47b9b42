"use client";

import { useAllFormFields, useDocumentInfo, useLocale } from "@payloadcms/ui";
import { reduceFieldsToValues } from "payload/shared";
import { useEffect, useState } from "react";
import { SHARING_PATH, type SharedDraft } from "../shared-draft";

/** Debounce of the request while the user types. */
const PAUSE_MS = 400;

export type SharedState =
  { state: "waiting" | "incomplete" | "failed"; draft: null } | { state: "shown"; draft: SharedDraft };

/** Search and sharing preview of the form as it is now, saved or not, in its own language. */
export function useSharedDraft(): SharedState {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { code: locale } = useLocale();
  const [fields] = useAllFormFields();
  const [shared, setShared] = useState<SharedState>({ state: "waiting", draft: null });
  const data = { ...reduceFieldsToValues(fields, true), ...(id === undefined ? {} : { id }) };
  const question = JSON.stringify({ collection: collectionSlug, global: globalSlug, locale, data });

  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(() => void ask(question, abort.signal).then(setShared, ignoreAbort), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [question]);
  return shared;
}

async function ask(question: string, signal: AbortSignal): Promise<SharedState> {
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(`/cms-api${SHARING_PATH}`, { method: "POST", headers, body: question, signal });
  if (response.ok) return { state: "shown", draft: (await response.json()) as SharedDraft };
  return { state: response.status === 422 ? "incomplete" : "failed", draft: null };
}

/** Further typing aborts the previous request. */
function ignoreAbort(error: unknown): void {
  if (!(error instanceof DOMException && error.name === "AbortError")) console.warn(error);
}
