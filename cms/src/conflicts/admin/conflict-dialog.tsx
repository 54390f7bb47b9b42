"use client";

import { Button, useTranslation } from "@payloadcms/ui";
import { useId } from "react";
import { createPortal } from "react-dom";
import { whenIs } from "../../admin/moment";
import surface from "../../admin/surface.module.css";
import { wordsFor } from "../../words";
import type { Conflict } from "../protocol";
import { CONFLICT_TEXTS } from "../texts";
import { ChangedList } from "../../versions/admin/changed-list";
import styles from "./conflict-dialog.module.css";
import { useConflict } from "./use-conflict";

interface ConflictDialogProps {
  /** The `updatedAt` of the version that the form began with. */
  since: string | undefined;
}

/** When a save is refused because somebody saved in the meantime: both texts, and the choice between them (A5). */
export function ConflictDialog({ since }: ConflictDialogProps) {
  const { shown, keepMine, takeTheirs, close } = useConflict(since);
  const { language } = useTranslation().i18n;
  const heading = useId();
  const say = (text: keyof typeof CONFLICT_TEXTS) => wordsFor(language, CONFLICT_TEXTS[text]);
  if (shown.state === "none") return null;
  return createPortal(
    <dialog
      ref={(dialog) => void (dialog?.open === false && dialog.showModal())}
      aria-labelledby={heading}
      className={`${surface.surface} ${surface.dialog}`}
      data-state={shown.state}
      onCancel={(event) => {
        event.preventDefault();
        if (shown.state !== "saving") close();
      }}
    >
      <h2 id={heading}>{say("heading")}</h2>
      {shown.state === "failed" && <p role="alert">{say("failed")}</p>}
      {"conflict" in shown && <Both conflict={shown.conflict} />}
      <div className={styles.acts}>
        {"conflict" in shown && (
          <>
            <Button size="medium" margin={false} disabled={shown.state === "saving"} onClick={keepMine}>
              {say("mine")}
            </Button>
            <Button
              buttonStyle="secondary"
              size="medium"
              margin={false}
              disabled={shown.state === "saving"}
              onClick={takeTheirs}
            >
              {say("theirs")}
            </Button>
          </>
        )}
        <Button
          buttonStyle="secondary"
          size="medium"
          margin={false}
          disabled={shown.state === "saving"}
          onClick={close}
        >
          {say("later")}
        </Button>
      </div>
    </dialog>,
    document.body,
  );
}

function Both({ conflict: { by, updatedAt, differences } }: { conflict: Conflict }) {
  const { language } = useTranslation().i18n;
  const say = (text: keyof typeof CONFLICT_TEXTS) => wordsFor(language, CONFLICT_TEXTS[text]);
  return (
    <>
      <p>
        <strong>{by || say("other")}</strong> {say("saved")} {whenIs(updatedAt, language)}. {say("legend")}
      </p>
      {differences.length === 0 && <p>{say("same")}</p>}
      <div className={styles.differences}>
        <ChangedList changes={differences} language={language} />
      </div>
    </>
  );
}
