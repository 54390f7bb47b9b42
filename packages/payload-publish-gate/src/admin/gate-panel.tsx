"use client";

import { Button, useConfig, useDocumentInfo, useLocale } from "@payloadcms/ui";
import { AdminLink } from "payload-kit/admin/admin-link";
import { Panel } from "payload-kit/admin/panel";
import surface from "payload-kit/admin/surface.module.css";
import { useWayToField } from "payload-kit/admin/use-way-to-field";
import { localesOf } from "payload-kit/locales";
import type { LocalizedFault } from "../protocol";
import { useTexts } from "../use-texts";
import styles from "./gate-panel.module.css";
import { useGate, type GateState } from "./use-gate";

/**
 * Beside a form: what is wrong with it, were it published now, each fault with a way to its field.
 * `previewMessage` is the type of the message that has a preview check its page.
 */
export function GatePanel({ previewMessage }: { previewMessage?: string }) {
  const { shown, check, close } = useGate(previewMessage);
  const { t } = useTexts();
  if (shown.state === "closed") return null;
  return (
    <Panel
      heading={t("gate:heading")}
      closeLabel={t("gate:close")}
      className={styles.panel}
      data-state={shown.state}
      onClose={close}
    >
      <VerdictSection shown={shown} />
      {shown.state !== "asking" && (
        <Button buttonStyle="secondary" size="small" margin={false} onClick={check}>
          {t("gate:again")}
        </Button>
      )}
    </Panel>
  );
}

function VerdictSection({ shown: { page, state, verdict } }: { shown: GateState }) {
  const { t } = useTexts();
  const of = (severity: LocalizedFault["severity"]) =>
    verdict?.faults.filter((fault) => fault.severity === severity) ?? [];
  return (
    <>
      <p role="status">
        {(state === "asking" || state === "failed") && t(`gate:state.${state}`)}
        {verdict && verdict.faults.length === 0 && page !== "asking" && t("gate:clean")}
        {verdict && verdict.errors > 0 && `${t("gate:errors")}: ${verdict.errors}. `}
        {verdict && verdict.warnings > 0 && `${t("gate:warnings")}: ${verdict.warnings}.`}
      </p>
      <p aria-live="polite">{page !== "checked" && page !== "none" && t(`gate:page.${page}`)}</p>
      {verdict && verdict.errors > 0 && <Faults name={t("gate:errors")} faults={of("error")} />}
      {verdict && verdict.warnings > 0 && <Faults name={t("gate:warnings")} faults={of("warning")} />}
    </>
  );
}

function Faults({ name, faults }: { name: string; faults: readonly LocalizedFault[] }) {
  return (
    <ul aria-label={name} className={`${surface.items} ${styles.faults}`}>
      {faults.map((fault) => (
        <li key={JSON.stringify(fault)} data-severity={fault.severity}>
          <FaultField fault={fault} />
          <span>{fault.message}</span>
        </li>
      ))}
    </ul>
  );
}

/** The way to the field: in this form, or in that of its language. */
function FaultField({ fault: { field, label, locale } }: { fault: LocalizedFault }) {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { code } = useLocale();
  const { config } = useConfig();
  const { t } = useTexts();
  const goTo = useWayToField(t("gate:fieldMissing"));
  const name = label || t("gate:whole");
  const text = locale === null ? name : `${name}, ${localesOf(config).nameOf(locale)}`;
  if (!field || !goTo) return <strong>{text}</strong>;
  if (locale === null || locale === code) {
    return (
      <button type="button" className={styles.place} onClick={() => goTo({ path: field, within: "" })}>
        {text}
      </button>
    );
  }
  const place = { list: collectionSlug ?? globalSlug ?? "", id: collectionSlug ? String(id ?? "") : "", locale, field };
  // An unsaved entry has no form in another language yet.
  if (collectionSlug && id === undefined) return <strong>{text}</strong>;
  return (
    <AdminLink className={styles.place} to={place}>
      {text}
    </AdminLink>
  );
}
