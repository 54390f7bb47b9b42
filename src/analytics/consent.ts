import { readStoredValue, storeValue } from "../hooks/stored-value";

export type ConsentAnswer = "granted" | "refused";

const KEY = "analytics-consent";

/** Global Privacy Control: a refusal for all sites. @see https://w3c.github.io/gpc/ */
declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
}

function readAnswer(): ConsentAnswer | undefined {
  const stored = readStoredValue(KEY);
  if (stored === "granted" || stored === "refused") return stored;
  return navigator.globalPrivacyControl ? "refused" : undefined;
}

/** The visitor's consent to analytics: requested once, stored on the device, revocable (X5). */
export function createConsent() {
  const listeners = new Set<() => void>();
  let isReopened = false;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    /** Undefined until the visitor has answered. */
    answer: readAnswer,
    isAsked: () => isReopened || readAnswer() === undefined,
    /** Whether the visitor has opened the consent bar again. */
    isReopened: () => isReopened,
    give(answer: ConsentAnswer) {
      isReopened = false;
      storeValue(KEY, answer);
      notify();
    },
    /** Opens the consent bar again, for instance from the footer. */
    reopen() {
      isReopened = true;
      notify();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export type Consent = Pick<ReturnType<typeof createConsent>, "answer" | "subscribe">;

/** The consent of this window's visitor. */
export const consent = /* @__PURE__ */ createConsent();
