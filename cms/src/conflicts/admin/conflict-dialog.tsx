"use client";

import { Button } from "@payloadcms/ui";
import { useId } from "react";
import { createPortal } from "react-dom";
import { whenIs } from "payload-kit/moments";
import surface from "../../admin/surface.module.css";
import type { Conflict } from "../protocol";
import { ChangedList } from "../../versions/admin/changed-list";
import styles from "./conflict-dialog.module.css";
import { useConflict } from "./use-conflict";
import { useTexts } from "../../use-texts";

interface ConflictDialogProps {
  /** The `updatedAt` of the version that the form began with. */
  since: string | undefined;
}

/**
 * Dialog for a save that was refused because another user has saved in the meantime: both texts, and the choice between
 * them (A5).
 */
export function ConflictDialog({ since }: ConflictDialogProps) {
  const { shown, keepMine, takeTheirs, close } = useConflict(since);
  const { t } = useTexts();
  const heading = useId();
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
      <h2 id={heading}>{t("conflicts:heading")}</h2>
      {shown.state === "failed" && <p role="alert">{t("conflicts:failed")}</p>}
      {"conflict" in shown && <Both conflict={shown.conflict} />}
      <div className={styles.acts}>
        {"conflict" in shown && (
          <>
            <Button size="medium" margin={false} disabled={shown.state === "saving"} onClick={keepMine}>
              {t("conflicts:mine")}
            </Button>
            <Button
              buttonStyle="secondary"
              size="medium"
              margin={false}
              disabled={shown.state === "saving"}
              onClick={takeTheirs}
            >
              {t("conflicts:theirs")}
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
          {t("conflicts:later")}
        </Button>
      </div>
    </dialog>,
    document.body,
  );
}

function Both({ conflict: { by, updatedAt, differences } }: { conflict: Conflict }) {
  const { t, i18n } = useTexts();
  const { language } = i18n;
  return (
    <>
      <p>
        <strong>{by || t("conflicts:other")}</strong> {t("conflicts:saved")} {whenIs(updatedAt, language)}.{" "}
        {t("conflicts:legend")}
      </p>
      {differences.length === 0 && <p>{t("conflicts:same")}</p>}
      <div className={styles.differences}>
        <ChangedList changes={differences} />
      </div>
    </>
  );
}
