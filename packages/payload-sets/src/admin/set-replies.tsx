"use client";

import { useTranslation } from "@payloadcms/ui";
import { useId } from "react";
import { AdminLink } from "payload-kit/admin/admin-link";
import surface from "payload-kit/admin/surface.module.css";
import { formatMoment } from "payload-kit/moments";
import { quoted } from "payload-kit/texts";
import type { SetReply, SetStatus } from "../protocol";
import type { AskSet } from "./ask-sets";
import { SetButton } from "./set-button";
import styles from "./set-panel.module.css";
import { useTexts } from "../use-texts";

/** Replies of readers with the link: approvals, then notes, each linked to the entry that it concerns. */
export function SetReplies({ status: { hash, replies }, ask }: { status: SetStatus; ask: AskSet }) {
  const heading = useId();
  const { t } = useTexts();
  // Without a shown release there can be no reply.
  if (hash === null && replies.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={heading} aria-live="polite">
      <h3 id={heading}>{t("sets:replies")}</h3>
      {replies.length === 0 && <p className={styles.facts}>{t("sets:noReplies")}</p>}
      {(["approval", "note"] as const).map((kind) => {
        const Reply = kind === "note" ? Note : Approval;
        return (
          <ul
            key={kind}
            className={`${surface.items} ${styles.replies}`}
            aria-label={t(kind === "note" ? "sets:notes" : "sets:approvals")}
          >
            {replies.map((reply) => reply.kind === kind && <Reply key={reply.id} reply={reply} ask={ask} />)}
          </ul>
        );
      })}
    </section>
  );
}

interface ReplyProps {
  reply: SetReply;
  ask: AskSet;
}

function Approval({ reply: { at, isCurrent, name } }: ReplyProps) {
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

function Note({ reply, ask }: ReplyProps) {
  const { at, excerpt, id, isDone, name, path, place, text } = reply;
  const { t, i18n } = useTexts();
  const { language } = i18n;
  return (
    <li data-state={isDone ? "done" : "open"}>
      <Who name={name} at={at} />
      {excerpt && <blockquote>{quoted(language, excerpt)}</blockquote>}
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
          onClick={() => void ask(`replies/${id}/done`, { method: "POST" })}
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
