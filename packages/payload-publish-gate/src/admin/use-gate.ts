"use client";

import {
  useAllFormFields,
  useConfig,
  useDocumentInfo,
  useFormProcessing,
  useFormSubmitted,
  useLivePreviewContext,
  useLocale,
} from "@payloadcms/ui";
import { reduceFieldsToValues } from "payload/shared";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { callApi } from "payload-kit/admin/call-api";
import { GATE_PATH, type Verdict } from "../protocol";
import { askPage, type FormMessage } from "./ask-page";

/** How the check of the draft's page goes; `none` where the list has no preview. */
type PageState = "none" | "closed" | "asking" | "checked" | "undrawn" | "silent";

export type GateState =
  | { state: "closed" | "asking" | "failed"; verdict: null; page: "none" }
  | { state: "shown"; verdict: Verdict; page: PageState };

const CLOSED: GateState = { state: "closed", verdict: null, page: "none" };
const FAILED: GateState = { state: "failed", verdict: null, page: "none" };

/**
 * The gate's verdict on the form as it is now, saved or not; requested automatically after the gate has refused a publication.
 * @param previewMessage type of the message that has a preview check its page
 */
export function useGate(previewMessage: string | undefined) {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { code: locale } = useLocale();
  const { config } = useConfig();
  const [fields] = useAllFormFields();
  const [shown, setShown] = useState(CLOSED);
  const { hasPreview, openPreview } = usePreview(previewMessage);
  // A response that arrives after the panel was closed, or after a newer request, is dropped.
  const asked = useRef(0);
  // Not read from the fields: a form state that arrives with the refusal takes its marks away.
  const [isSubmitted, isProcessing] = [useFormSubmitted(), useFormProcessing()];
  const isRefused = isSubmitted && !isProcessing;

  async function run(show: (next: GateState) => void): Promise<void> {
    const own = ++asked.current;
    const showOwn = (next: GateState) => own === asked.current && show(next);
    const data = { ...reduceFieldsToValues(fields, true), ...(id === undefined ? {} : { id }) };
    const form = { collectionSlug, globalSlug, locale, data };
    const preview = openPreview();
    const looked = preview && previewMessage && askPage(preview, previewMessage, form);
    const verdict = await judge(config.routes.api, form);
    if (!verdict) return void showOwn(FAILED);
    showOwn({ state: "shown", verdict, page: looked ? "asking" : hasPreview ? "closed" : "none" });
    if (!looked) return;
    const faults = await looked;
    if (!faults) return void showOwn({ state: "shown", verdict, page: faults === null ? "undrawn" : "silent" });
    const whole = faults.length > 0 ? await judge(config.routes.api, form, faults) : verdict;
    showOwn(whole ? { state: "shown", verdict: whole, page: "checked" } : FAILED);
  }

  const checkAgain = useEffectEvent(() =>
    run((next) => {
      // Update an open panel; open a closed one for errors only.
      setShown((last) => (last.state !== "closed" || (next.verdict?.errors ?? 0) > 0 ? next : last));
    }),
  );
  useEffect(() => {
    if (isRefused) void checkAgain();
  }, [isRefused]);

  function check(): void {
    setShown({ state: "asking", verdict: null, page: "none" });
    void run(setShown);
  }

  const event = useCheckEvent();
  const checkOnEvent = useEffectEvent(check);
  useEffect(() => {
    document.addEventListener(event, checkOnEvent);
    return () => document.removeEventListener(event, checkOnEvent);
  }, [event]);

  return {
    shown,
    check,
    close() {
      asked.current += 1;
      setShown(CLOSED);
    },
  };
}

/** Type of the event that asks the panel of a form to check it; the menu of the form is elsewhere in the page. */
export function useCheckEvent(): string {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  return `gate:check ${collectionSlug ?? globalSlug} ${id ?? ""}`;
}

/** Whether the list has a preview, and the window that shows the draft, where one is open. */
function usePreview(message: string | undefined) {
  const { iframeRef, isLivePreviewEnabled, isLivePreviewing, popupRef, previewWindowType } = useLivePreviewContext();
  return {
    hasPreview: isLivePreviewEnabled && message !== undefined,
    openPreview(): Window | null | undefined {
      if (previewWindowType === "popup") return popupRef?.current;
      return isLivePreviewing ? iframeRef.current?.contentWindow : undefined;
    },
  };
}

/** @param api route of Payload's API @param page what the preview has found @returns null when the server does not answer */
async function judge(
  api: string,
  { collectionSlug, globalSlug, locale, data }: FormMessage,
  page?: readonly unknown[],
): Promise<Verdict | null> {
  const body = { collection: collectionSlug, global: globalSlug, locale, data, page };
  const result = await callApi<Verdict>(`${api}${GATE_PATH}`, { body });
  return result.ok ? result.body : null;
}
