import { Suspense, useSyncExternalStore } from "react";
import { isSuggestionDeclined } from "../../i18n/suggestion-memory";
import { onDemand } from "../../ui/on-demand";
import { useLocale } from "../../i18n/use-locale";
import { consent } from "../../analytics/consent";
import * as styles from "./notices.module.css";

const SuggestionBar = onDemand(
  async () => (await import(/* webpackChunkName: "suggestion-bar" */ "./suggestion-bar")).SuggestionBar,
);
// The condition is a constant of the build: a site that never asks has no such file.
const ConsentBar = onDemand(async () =>
  __ANALYTICS__.asksConsent
    ? (await import(/* webpackChunkName: "consent-bar" */ "./consent-bar")).ConsentBar
    : undefined,
);

function onLanguages(listener: () => void): () => void {
  window.addEventListener("languagechange", listener);
  return () => window.removeEventListener("languagechange", listener);
}

/** Notices of the site, at the top of the page and at the foot of the window, one at a time. */
export function Notices() {
  const { tag } = useLocale();
  const isForeign = () => navigator.languages[0]?.split("-")[0]?.toLowerCase() !== tag;
  // The bar itself decides whether there is a page to offer (locale rule 3).
  const mayOffer = useSyncExternalStore(onLanguages, () => isForeign() && !isSuggestionDeclined());
  const isAsked = useSyncExternalStore(consent.subscribe, consent.isAsked);
  return (
    <div data-notices data-over="page" className={styles.notices}>
      <Suspense>{mayOffer && <SuggestionBar />}</Suspense>
      <Suspense>{__ANALYTICS__.asksConsent && isAsked && <ConsentBar />}</Suspense>
    </div>
  );
}
