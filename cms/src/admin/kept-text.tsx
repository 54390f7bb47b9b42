"use client";

import { useAllFormFields, useDocumentInfo, useFormModified } from "@payloadcms/ui";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { isRecord } from "payload-kit";
import styles from "./form-tools.module.css";
import { useHasOtherEditor } from "./use-other-editor";
import { useTexts } from "../use-texts";

/** After a takeover: what this editor had written and not saved, to copy; the tab keeps it until it is discarded. */
export function KeptText() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { t } = useTexts();
  const written = useWritten();
  const key = `kept-text:${collectionSlug ?? globalSlug}:${id ?? ""}`;
  const kept = useSyncExternalStore(
    subscribe,
    () => sessionStorage.getItem(key) ?? "",
    () => "",
  );
  const isTakenOver = useHasOtherEditor();

  useEffect(() => {
    if (isTakenOver && written.current) keep(key, written.current);
  }, [isTakenOver, key, written]);

  if (!kept) return null;
  return (
    <details className={styles.kept} open>
      <summary>{t("admin:kept")}</summary>
      <textarea readOnly rows={8} value={kept} aria-label={t("admin:kept")} />
      <button type="button" onClick={() => void navigator.clipboard.writeText(kept)}>
        {t("admin:copy")}
      </button>{" "}
      <button type="button" onClick={() => keep(key, "")}>
        {t("admin:drop")}
      </button>
    </details>
  );
}

const CHANGED = "kept-text";

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  return () => window.removeEventListener(CHANGED, onChange);
}

function keep(key: string, text: string): void {
  if (text) sessionStorage.setItem(key, text);
  else sessionStorage.removeItem(key);
  window.dispatchEvent(new Event(CHANGED));
}

/** The texts of the form that differ from what is saved, a paragraph each, as of the last change. */
function useWritten() {
  const [fields] = useAllFormFields();
  const isModified = useFormModified();
  const written = useRef("");
  useEffect(() => {
    // A takeover sets the form back: what was written before is what counts then.
    if (!isModified) return;
    const changed = Object.values(fields).filter(({ value, initialValue }) => value !== initialValue);
    const texts = changed.map(({ value }) => textOf(value)).filter(Boolean);
    if (texts.length > 0) written.current = texts.join("\n\n");
  }, [fields, isModified]);
  return written;
}

/** The text of a field's value: itself, or that of a rich text, a line a paragraph. */
function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (!isRecord(value)) return "";
  if (isRecord(value.root)) return textOf(value.root);
  if (!Array.isArray(value.children)) return textOf(value.text);
  const isLine = value.children.every((child) => isRecord(child) && typeof child.text === "string");
  return value.children.map(textOf).join(isLine ? "" : "\n");
}
