"use client";

import { Button, useTranslation } from "@payloadcms/ui";
import { useId } from "react";
import { wordsFor } from "../../../words";
import type { BulkEntry } from "../protocol";
import { ACT_TEXTS, BAR_TEXTS } from "../texts";
import surface from "../../../admin/surface.module.css";
import styles from "./bulk.module.css";
import { BulkRows } from "./bulk-rows";
import type { BulkState } from "./use-bulk";

interface BulkDialogProps {
  bulk: Exclude<BulkState, { state: "closed" }>;
  collectionSlug: string;
  onAct(): void;
  onClose(): void;
}

const PAGE_COUNTS = ["come", "change", "go"] as const;

/** What becomes of the site with an act, before it is done and after. */
export function BulkDialog({ bulk, collectionSlug, onAct, onClose }: BulkDialogProps) {
  const heading = useId();
  const { language } = useTranslation().i18n;
  const say = (text: keyof typeof BAR_TEXTS) => wordsFor(language, BAR_TEXTS[text]);
  const texts = ACT_TEXTS[bulk.act];
  const entries = "entries" in bulk ? bulk.entries : [];
  const of = (outcome: BulkEntry["outcome"]) => entries.filter((entry) => entry.outcome === outcome);
  const [done, isDone] = [of("done"), bulk.state === "done"];
  const isBusy = bulk.state === "looking" || bulk.state === "working";
  const groups = [
    { name: wordsFor(language, isDone ? texts.done : texts.will), rows: done },
    { name: say("refused"), rows: of("refused") },
    { name: say("idle"), rows: of("idle") },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <dialog
      ref={(dialog) => void (dialog?.open === false && dialog.showModal())}
      aria-labelledby={heading}
      className={`${surface.surface} ${surface.dialog}`}
      data-state={bulk.state}
      onCancel={(event) => {
        event.preventDefault();
        if (!isBusy) onClose();
      }}
    >
      <h2 id={heading}>{wordsFor(language, isDone ? texts.done : texts.heading)}</h2>
      <p role="status">
        {bulk.state !== "planned" && bulk.state !== "done"
          ? say(bulk.state)
          : groups.map(({ name, rows }) => `${name}: ${rows.length}`).join(". ")}
      </p>
      {done.length > 0 && (
        <p className={styles.pages}>
          {say("pages")}:{" "}
          {PAGE_COUNTS.map((kind) => `${say(kind)} ${done.flatMap(({ pages }) => pages[kind]).length}`).join(", ")}
        </p>
      )}
      {groups.map(({ name, rows }) => (
        <BulkRows
          key={name}
          {...{ name, rows, collectionSlug, language }}
          hasLinks={!isDone || bulk.act !== "delete"}
        />
      ))}
      <div className={styles.acts}>
        {bulk.state === "planned" && done.length > 0 && (
          <Button size="medium" margin={false} onClick={onAct}>
            {`${wordsFor(language, texts.act)} (${done.length})`}
          </Button>
        )}
        {!isBusy && (
          <Button buttonStyle="secondary" size="medium" margin={false} onClick={onClose}>
            {say(bulk.state === "planned" ? "cancel" : "close")}
          </Button>
        )}
      </div>
    </dialog>
  );
}
