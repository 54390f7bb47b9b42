"use client";

import { Button, useDocumentInfo, useLocale, useTranslation } from "@payloadcms/ui";
import { getLocale } from "@future-native/contract/locales";
import { useId } from "react";
import { createPortal } from "react-dom";
import { entryAddress } from "../../admin/entry-address";
import surface from "../../admin/surface.module.css";
import { useWayToField } from "../../admin/use-way-to-field";
import { wordsFor } from "../../words";
import type { ShownFault } from "../protocol";
import styles from "./gate-panel.module.css";
import { TEXTS } from "./texts";
import { useGate, type GateState } from "./use-gate";

/** Beside Publish (X13): what is wrong with the form, were it published now, each fault with a way to its field. */
export function GatePanel() {
  const { shown, check, close } = useGate();
  const { i18n } = useTranslation();
  const heading = useId();
  const say = (text: keyof typeof TEXTS) => wordsFor(i18n.language, TEXTS[text]);
  const isOpen = shown.state !== "closed";
  return (
    <>
      <Button buttonStyle="secondary" size="medium" margin={false} onClick={check}>
        {say("check")}
      </Button>
      {isOpen &&
        // Beside the controls it would be held within them in a narrow window.
        createPortal(
          <dialog
            open
            aria-labelledby={heading}
            className={`${surface.surface} ${styles.panel}`}
            data-state={shown.state}
            onKeyDown={({ key }) => key === "Escape" && close()}
          >
            <div className={surface.head}>
              <h2 id={heading}>{say("heading")}</h2>
              <button type="button" aria-label={say("close")} onClick={close}>
                ×
              </button>
            </div>
            <Answer shown={shown} />
            {shown.state !== "asking" && (
              <Button buttonStyle="secondary" size="small" margin={false} onClick={check}>
                {say("again")}
              </Button>
            )}
          </dialog>,
          document.body,
        )}
    </>
  );
}

const SAID_OF_PAGE = {
  asking: "pageAsking",
  closed: "pageClosed",
  undrawn: "pageUndrawn",
  silent: "pageSilent",
} as const;

function Answer({ shown: { page, state, verdict } }: { shown: GateState }) {
  const { i18n } = useTranslation();
  const say = (text: keyof typeof TEXTS) => wordsFor(i18n.language, TEXTS[text]);
  const of = (severity: ShownFault["severity"]) => verdict?.faults.filter((fault) => fault.severity === severity) ?? [];
  return (
    <>
      <p role="status">
        {(state === "asking" || state === "failed") && say(state)}
        {verdict && verdict.faults.length === 0 && page !== "asking" && say("clean")}
        {verdict && verdict.errors > 0 && `${say("errors")}: ${verdict.errors}. `}
        {verdict && verdict.warnings > 0 && `${say("warnings")}: ${verdict.warnings}.`}
      </p>
      <p aria-live="polite">{page !== "checked" && page !== "none" && say(SAID_OF_PAGE[page])}</p>
      {verdict && verdict.errors > 0 && <Faults name={say("errors")} faults={of("error")} />}
      {verdict && verdict.warnings > 0 && <Faults name={say("warnings")} faults={of("warning")} />}
    </>
  );
}

function Faults({ name, faults }: { name: string; faults: readonly ShownFault[] }) {
  return (
    <ul aria-label={name} className={styles.faults}>
      {faults.map((fault) => (
        <li key={JSON.stringify(fault)} data-severity={fault.severity}>
          <Place fault={fault} />
          <span>{fault.message}</span>
        </li>
      ))}
    </ul>
  );
}

/** The way to the field: in this form, or in that of its language. */
function Place({ fault: { field, label, locale } }: { fault: ShownFault }) {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { code } = useLocale();
  const { i18n } = useTranslation();
  const goTo = useWayToField();
  const name = label || wordsFor(i18n.language, TEXTS.whole);
  const text = locale === null ? name : `${name}, ${getLocale(locale).name}`;
  if (!field || !goTo) return <strong>{text}</strong>;
  if (locale === null || locale === code) {
    return (
      <button type="button" className={styles.place} onClick={() => goTo({ path: field, within: "" })}>
        {text}
      </button>
    );
  }
  const place = { list: collectionSlug ?? globalSlug ?? "", id: collectionSlug ? String(id ?? "") : "", locale, field };
  // What was never saved has no form in another language yet.
  if (collectionSlug && id === undefined) return <strong>{text}</strong>;
  return (
    <a className={styles.place} href={entryAddress(place)}>
      {text}
    </a>
  );
}
