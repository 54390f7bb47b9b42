"use client";

import { Button, useAuth, useDocumentInfo } from "@payloadcms/ui";
import { createPortal } from "react-dom";
import { formatMoment } from "payload-kit/moments";
import surface from "payload-kit/admin/surface.module.css";
import { useTexts } from "../use-texts";
import styles from "./unsaved-words.module.css";
import { useUnsaved } from "./use-unsaved";

/** @returns whether another user has the form's entry open, so that it is read-only here */
function useHasOtherEditor(): boolean {
  const { currentEditor } = useDocumentInfo();
  const { user } = useAuth();
  const editor = typeof currentEditor === "object" ? currentEditor?.id : currentEditor;
  return Boolean(editor && user && editor !== user.id);
}

interface UnsavedWordsProps {
  /** The `updatedAt` that the form began with. */
  since: string | undefined;
  /** Called with what a text began with that is put back into the form. */
  onTake: (since: string | null) => void;
}

/** Offers what was written here and not saved when the browser, the machine or the session ended. */
export function UnsavedWords({ since, onTake }: UnsavedWordsProps) {
  const { offers, room, take, discard } = useUnsaved({ since, onTake });
  const { t, i18n } = useTexts();
  const { language } = i18n;
  // A form that can only be read takes nothing back. The next form of the entry offers what a takeover has cut off.
  const isReadOnly = useHasOtherEditor();
  if (isReadOnly || (offers.length === 0 && room === "enough")) return null;
  // Rendered outside the form's controls, since their container may be the containing block of fixed elements.
  return createPortal(
    <aside className={`${surface.surface} ${styles.panel}`} aria-label={t("unsaved:heading")}>
      {room === "none" && <p role="alert">{t("unsaved:noRoom")}</p>}
      {offers.map((offer) => (
        <section key={offer.key}>
          <p>
            {t("unsaved:heading")} <time dateTime={offer.at}>{formatMoment(offer.at, language)}</time>.
            {offer.since !== null && offer.since !== since && ` ${t("unsaved:since")}`}
          </p>
          <div className={styles.acts}>
            <Button size="small" margin={false} onClick={() => void take(offer)}>
              {t("unsaved:take")}
            </Button>
            <Button buttonStyle="secondary" size="small" margin={false} onClick={() => discard(offer)}>
              {t("unsaved:discard")}
            </Button>
          </div>
        </section>
      ))}
    </aside>,
    document.body,
  );
}
