"use client";

import { useTranslation } from "@payloadcms/ui";
import { useId } from "react";
import { AdminLink } from "payload-kit/admin/admin-link";
import { formatMoment } from "payload-kit/moments";
import type { SetReply, SetStatus } from "../protocol";
import type { AskSet } from "./ask-sets";
import { SetButton } from "./set-button";
import styles from "./set-panel.module.css";
import { useTexts } from "../use-texts";

/** Replies of readers with the link: approvals, then notes, each linked to the entry that it concerns. */
export function SetReplies({ status: { hash, replies }, ask }: { status: SetStatus; ask: AskSet }) {
  const heading = useId();
  const { t } = useTexts();
  const of = (kind: SetReply["kind"]) => replies.filter((reply) => reply.kind === kind);
  const [approvals, notes] = [of("approval"), of("note")];
  // Without a shown release there can be no reply.
  if (hash === null && replies.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={heading} aria-live="polite">
      <h3 id={heading}>{t("sets:replies")}</h3>
      {replies.length === 0 && <p className={styles.facts}>{t("sets:noReplies")}</p>}
      {approvals.length > 0 && (
        <ul className={styles.replies} aria-label={t("sets:approvals")}>
          {approvals.map((approval) => (
            <Approval key={approval.id} approval={approval} />
          ))}
        </ul>
      )}
      {notes.length > 0 && (
        <ul className={styles.replies} aria-label={t("sets:notes")}>
          {notes.map((note) => (
            <Note key={note.id} note={note} onDone={() => void ask(`replies/${note.id}/done`, { method: "POST" })} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Approval({ approval: { at, isCurrent, name } }: { approval: SetReply }) {
  const { t } = useTexts();
  return (
    <li data-state={isCurrent ? "approved" : "earlier"}>
      <Who name={name} at={at} />
      <p>
        {isCurrent && <span aria-hidden="true">✓ </span>}
        {t(isCurrent ? "sets:isCurrent" : "sets:isEarlier")}
      </p>
    </li>
  );
}

interface NoteProps {
  note: SetReply;
  onDone: () => void;
}

function Note({ note: { at, excerpt, isDone, name, path, place, text }, onDone }: NoteProps) {
  const { t, i18n } = useTexts();
  const { language } = i18n;
  return (
    <li data-state={isDone ? "done" : "open"}>
      <Who name={name} at={at} />
      {excerpt && <blockquote>{excerpt}</blockquote>}
      <p className={styles.text}>{text}</p>
      <div className={styles.acts}>
        {path && (
          <a href={path} target="_blank" rel="noreferrer">
            {path} ↗
          </a>
        )}
        {place && <AdminLink to={place}>{t("sets:openField")}</AdminLink>}
        <SetButton
          buttonStyle="secondary"
          disabled={isDone}
          aria-label={`${t("sets:done")}: ${name}, ${formatMoment(at, language)}`}
          onClick={onDone}
        >
          {isDone && "✓ "}
          {t("sets:done")}
        </SetButton>
      </div>
    </li>
  );
}

function Who({ name, at }: { name: string; at: string }) {
  const { language } = useTranslation().i18n;
  return (
    <p>
      <strong>{name}</strong>{" "}
      <time className={styles.facts} dateTime={at}>
        {formatMoment(at, language)}
      </time>
    </p>
  );
}
