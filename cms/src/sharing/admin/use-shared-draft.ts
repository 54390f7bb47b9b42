"use client";

import { useAllFormFields, useDocumentInfo, useLocale } from "@payloadcms/ui";
import { reduceFieldsToValues } from "payload/shared";
import { useEffect, useState } from "react";
import { callApi } from "payload-kit/admin/call-api";
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
    const timer = setTimeout(async () => {
      const found = await ask(question, abort.signal);
      // Further typing aborts the previous request.
      if (!abort.signal.aborted) setShared(found);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [question]);
  return shared;
}

async function ask(question: string, signal: AbortSignal): Promise<SharedState> {
  const result = await callApi<SharedDraft>(`/cms-api${SHARING_PATH}`, { body: question, signal });
  if (result.ok) return { state: "shown", draft: result.body };
  return { state: result.status === 422 ? "incomplete" : "failed", draft: null };
}
