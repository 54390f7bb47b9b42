"use client";

import { useFormModified } from "@payloadcms/ui";
import { useId } from "react";
import type { SetPartProps } from "./ask-sets";
import { SetButton } from "./set-button";
import styles from "./set-panel.module.css";
import { useTexts } from "../use-texts";

/** Actions on a whole set: show it, put it live, put it back. */
export function SetActs({ set, status, ask }: SetPartProps) {
  const { t } = useTexts();
  const { phase } = status;
  if (phase === "open" || phase === "going-live") return <BeforeItIsLive set={set} status={status} ask={ask} />;
  function putBack() {
    if (window.confirm(t("sets:putBackSure"))) void ask(`${set}/put-back`, { method: "POST" });
  }
  return (
    <section className={styles.part} aria-label={t("sets:title")}>
      {phase !== "put-back" && (
        <SetButton buttonStyle="secondary" disabled={phase !== "live"} onClick={putBack}>
          {t("sets:putBack")}
        </SetButton>
      )}
      <p className={styles.facts}>{t("sets:isClosed")}</p>
    </section>
  );
}

function BeforeItIsLive({ set, status, ask }: SetPartProps) {
  const { hash, phase, replies, work } = status;
  const isModified = useFormModified();
  const why = useId();
  const { t } = useTexts();
  const approvals = replies.filter(({ kind, isCurrent }) => kind === "approval" && isCurrent);
  const names = [...new Set(approvals.map(({ name }) => name))].join(", ");
  const approved = names ? `${t("sets:approvedBy")} ${names}` : t("sets:notApproved");
  const isShown = work === "shown";
  const isOpen = phase === "open";
  const reason = isModified ? t("sets:saveFirst") : isShown ? approved : t("sets:showFirst");
  return (
    <section className={styles.part} aria-label={t("sets:title")}>
      <div className={styles.acts}>
        <SetButton
          buttonStyle={isShown ? "secondary" : "primary"}
          disabled={isModified || !isOpen || work === "building"}
          describedBy={isModified ? why : undefined}
          onClick={() => void ask(`${set}/show`, { method: "POST" })}
        >
          {t(hash === null ? "sets:show" : "sets:showAgain")}
        </SetButton>
        <SetButton
          buttonStyle={isShown ? "primary" : "secondary"}
          disabled={isModified || !isOpen || !isShown}
          describedBy={why}
          onClick={() => {
            if (window.confirm(`${t("sets:goLiveSure")}\n\n${approved}`))
              void ask(`${set}/go-live`, { method: "POST" });
          }}
        >
          {t("sets:goLive")}
        </SetButton>
      </div>
      <p id={why} className={styles.facts} data-state={names && isShown && !isModified ? "approved" : "open"}>
        {isOpen && reason}
      </p>
    </section>
  );
}
