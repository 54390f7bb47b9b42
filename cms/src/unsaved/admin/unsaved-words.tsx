"use client";

import { Button, useTranslation } from "@payloadcms/ui";
import { createPortal } from "react-dom";
import { whenIs } from "../../admin/moment";
import surface from "../../admin/surface.module.css";
import { useHasOtherEditor } from "../../admin/use-other-editor";
import { wordsFor } from "../../words";
import { UNSAVED_TEXTS } from "../texts";
import styles from "./unsaved-words.module.css";
import { useUnsaved } from "./use-unsaved";

interface UnsavedWordsProps {
  /** The `updatedAt` that the form began with. */
  since: string | undefined;
  /** Called with what a text began with that is put back into the form. */
  onTake: (since: string | null) => void;
}

/** Offers what was written here and not saved when the browser, the machine or the session ended (A5). */
export function UnsavedWords({ since, onTake }: UnsavedWordsProps) {
  const { offers, room, take, discard } = useUnsaved({ since, onTake });
  const { language } = useTranslation().i18n;
  const say = (text: keyof typeof UNSAVED_TEXTS) => wordsFor(language, UNSAVED_TEXTS[text]);
  // A form that can only be read takes nothing back; what a takeover has cut off it shows itself, to be copied.
  const isReadOnly = useHasOtherEditor();
  if (isReadOnly || (offers.length === 0 && room === "enough")) return null;
  // What holds a form's controls may be a frame of its own for what is fixed.
  return createPortal(
    <aside className={`${surface.surface} ${styles.panel}`} aria-label={say("heading")}>
      {room === "none" && <p role="alert">{say("noRoom")}</p>}
      {offers.map((offer) => (
        <section key={offer.key}>
          <p>
            {say("heading")} <time dateTime={offer.at}>{whenIs(offer.at, language)}</time>.
            {offer.since !== null && offer.since !== since && ` ${say("since")}`}
          </p>
          <div className={styles.acts}>
            <Button size="small" margin={false} onClick={() => void take(offer)}>
              {say("take")}
            </Button>
            <Button buttonStyle="secondary" size="small" margin={false} onClick={() => discard(offer)}>
              {say("discard")}
            </Button>
          </div>
        </section>
      ))}
    </aside>,
    document.body,
  );
}
