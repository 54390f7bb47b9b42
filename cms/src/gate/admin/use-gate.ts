"use client";

import { useAllFormFields, useDocumentInfo, useFormProcessing, useFormSubmitted, useLocale } from "@payloadcms/ui";
import { reduceFieldsToValues } from "payload/shared";
import { useEffect, useEffectEvent, useState } from "react";
import { GATE_PATH, type Verdict } from "../protocol";

export type GateState = { state: "closed" | "asking" | "failed"; verdict: null } | { state: "shown"; verdict: Verdict };

interface Gate {
  shown: GateState;
  /** Asks what is wrong with the form as it is now, saved or not. */
  check(): void;
  close(): void;
}

const CLOSED: GateState = { state: "closed", verdict: null };

/** What the publish gate says of the form; asked by itself when a publication was refused for it. */
export function useGate(): Gate {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { code: locale } = useLocale();
  const [fields] = useAllFormFields();
  const [shown, setShown] = useState(CLOSED);
  const hasInvalid = Object.values(fields).some(({ valid }) => valid === false);
  const [isSubmitted, isProcessing] = [useFormSubmitted(), useFormProcessing()];
  const isRefused = isSubmitted && !isProcessing && hasInvalid;

  async function ask(): Promise<GateState> {
    const data = { ...reduceFieldsToValues(fields, true), ...(id === undefined ? {} : { id }) };
    const body = JSON.stringify({ collection: collectionSlug, global: globalSlug, locale, data });
    const headers = { "Content-Type": "application/json" };
    try {
      const answer = await fetch(`/cms-api${GATE_PATH}`, { method: "POST", headers, body });
      if (answer.ok) return { state: "shown", verdict: (await answer.json()) as Verdict };
    } catch (error) {
      console.warn(error);
    }
    return { state: "failed", verdict: null };
  }

  const askAgain = useEffectEvent(ask);
  useEffect(() => {
    if (!isRefused) return;
    // Other validators refuse too, and say so beside their fields.
    void askAgain().then((answer) => answer.verdict && answer.verdict.errors > 0 && setShown(answer));
  }, [isRefused]);

  return {
    shown,
    check() {
      setShown({ state: "asking", verdict: null });
      void ask().then(setShown);
    },
    close: () => setShown(CLOSED),
  };
}
