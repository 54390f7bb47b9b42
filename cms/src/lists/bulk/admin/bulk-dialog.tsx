"use client";

import { Button } from "@payloadcms/ui";
import { useId } from "react";
import type { BulkEntry } from "../protocol";
import surface from "../../../admin/surface.module.css";
import styles from "./bulk.module.css";
import { BulkRows } from "./bulk-rows";
import type { BulkState } from "./use-bulk";
import { useTexts } from "../../../use-texts";

interface BulkDialogProps {
  bulk: Exclude<BulkState, { state: "closed" }>;
  collectionSlug: string;
  onAct(): void;
  onClose(): void;
}

const PAGE_COUNTS = ["come", "change", "go"] as const;

/** Effects of a bulk action on the site, before it is run and after. */
export function BulkDialog({ bulk, collectionSlug, onAct, onClose }: BulkDialogProps) {
  const heading = useId();
  const { t } = useTexts();
  const say = (text: "act" | "done" | "heading" | "will") => t(`lists:act.${bulk.act}.${text}`);
  const entries = "entries" in bulk ? bulk.entries : [];
  const of = (outcome: BulkEntry["outcome"]) => entries.filter((entry) => entry.outcome === outcome);
  const [done, isDone] = [of("done"), bulk.state === "done"];
  const isBusy = bulk.state === "looking" || bulk.state === "working";
  const groups = [
    { name: say(isDone ? "done" : "will"), rows: done },
    { name: t("lists:bar.refused"), rows: of("refused") },
    { name: t("lists:bar.idle"), rows: of("idle") },
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
      <h2 id={heading}>{say(isDone ? "done" : "heading")}</h2>
      <p role="status">
        {bulk.state !== "planned" && bulk.state !== "done"
          ? t(`lists:bar.${bulk.state}`)
          : groups.map(({ name, rows }) => `${name}: ${rows.length}`).join(". ")}
      </p>
      {done.length > 0 && (
        <p className={styles.pages}>
          {t("lists:bar.pages")}:{" "}
          {PAGE_COUNTS.map(
            (kind) => `${t(`lists:bar.${kind}`)} ${done.flatMap(({ pages }) => pages[kind]).length}`,
          ).join(", ")}
        </p>
      )}
      {groups.map(({ name, rows }) => (
        <BulkRows key={name} {...{ name, rows, collectionSlug }} hasLinks={!isDone || bulk.act !== "delete"} />
      ))}
      <div className={styles.acts}>
        {bulk.state === "planned" && done.length > 0 && (
          <Button size="medium" margin={false} onClick={onAct}>
            {`${say("act")} (${done.length})`}
          </Button>
        )}
        {!isBusy && (
          <Button buttonStyle="secondary" size="medium" margin={false} onClick={onClose}>
            {t(bulk.state === "planned" ? "lists:bar.cancel" : "lists:bar.close")}
          </Button>
        )}
      </div>
    </dialog>
  );
}
