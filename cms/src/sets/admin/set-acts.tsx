"use client";

import { useFormModified, useTranslation } from "@payloadcms/ui";
import { useId } from "react";
import type { SetStatus } from "../protocol";
import type { AskSet } from "./ask-sets";
import { sayOfSets } from "./say-of-sets";
import { SetButton } from "./set-button";
import styles from "./set-panel.module.css";

interface SetActsProps {
  /** Id of the set. */
  set: number | string;
  status: SetStatus;
  ask: AskSet;
}

/** What is done with a set as a whole: show it, put it live, put it back. */
export function SetActs({ set, status, ask }: SetActsProps) {
  const { phase } = status;
  const { language } = useTranslation().i18n;
  if (phase === "open" || phase === "going-live") return <BeforeItIsLive set={set} status={status} ask={ask} />;
  const say = sayOfSets(language);
  const isLive = phase === "live";
  return (
    <section className={styles.part} aria-label={say("title")}>
      <div className={styles.acts}>
        {phase !== "put-back" && (
          <SetButton
            buttonStyle="secondary"
            disabled={!isLive}
            onClick={() => {
              if (window.confirm(say("putBackSure"))) void ask(`${set}/put-back`, { method: "POST" });
            }}
          >
            {say("putBack")}
          </SetButton>
        )}
      </div>
      <p className={styles.facts}>{say("isClosed")}</p>
    </section>
  );
}

function BeforeItIsLive({ set, status, ask }: SetActsProps) {
  const { hash, phase, replies, work } = status;
  const isModified = useFormModified();
  const { language } = useTranslation().i18n;
  const why = useId();
  const say = sayOfSets(language);
  const approvals = replies.filter(({ kind, isCurrent }) => kind === "approval" && isCurrent);
  const names = [...new Set(approvals.map(({ name }) => name))].join(", ");
  const approved = names ? `${say("approvedBy")} ${names}` : say("notApproved");
  const isShown = work === "shown";
  const isOpen = phase === "open";
  const reason = isModified ? say("saveFirst") : isShown ? approved : say("showFirst");
  return (
    <section className={styles.part} aria-label={say("title")}>
      <div className={styles.acts}>
        <SetButton
          buttonStyle={isShown ? "secondary" : "primary"}
          disabled={isModified || !isOpen || work === "building"}
          describedBy={isModified ? why : undefined}
          onClick={() => void ask(`${set}/show`, { method: "POST" })}
        >
          {say(hash === null ? "show" : "showAgain")}
        </SetButton>
        <SetButton
          buttonStyle={isShown ? "primary" : "secondary"}
          disabled={isModified || !isOpen || !isShown}
          describedBy={why}
          onClick={() => {
            if (window.confirm(`${say("goLiveSure")}\n\n${approved}`)) void ask(`${set}/go-live`, { method: "POST" });
          }}
        >
          {say("goLive")}
        </SetButton>
      </div>
      <p id={why} className={styles.facts} data-state={names && isShown && !isModified ? "approved" : "open"}>
        {isOpen && reason}
      </p>
    </section>
  );
}
