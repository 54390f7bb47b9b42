import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import * as styles from "./progress-indicator.module.css";
import { requests } from "../navigation/requests";

/**
 * The line at the top of the window that shows requests in progress, a sun rising along it, or the failure of one
 * (N29).
 */
export function ProgressIndicator() {
  const { t } = useTranslation();
  const state = useSyncExternalStore(requests.subscribe, requests.progress);
  return (
    <div id="progress" className={styles.progress} data-state={state}>
      <div
        className={styles.line}
        {...(state === "loading" && { role: "progressbar", "aria-label": t("loader.loading") })}
      />
      {state === "failed" && (
        <p role="alert" data-ground="hot" className={styles.note}>
          {t("loader.failed")}
        </p>
      )}
    </div>
  );
}
