"use client";

import { Link } from "@payloadcms/ui";
import { useState, type ChangeEvent, type ComponentProps } from "react";
import { callApi } from "payload-kit/admin/call-api";
import { entryPath } from "payload-kit/admin/entry-path";
import { useAdmin, useApi } from "payload-kit/admin/use-api";
import type { BoardLanguage } from "../endpoint";
import { useTexts } from "../use-texts";
import type { ImportReport } from "../xliff/import";
import type { UnitState } from "../xliff/plan";
import board from "./translations-board.module.css";
import styles from "./translators-files.module.css";
import type { Filters } from "./use-board";

type State = { is: "idle" | "busy" | "failed" } | { is: "done"; report: ImportReport };

interface TranslatorsFilesProps {
  languages: readonly BoardLanguage[];
  filters: Filters;
  /** Called when an import has made drafts. */
  onImport: () => void;
}

/** Gives what waits to translators as a file, and takes their files back as drafts. */
export function TranslatorsFiles({ languages, filters, onImport }: TranslatorsFilesProps) {
  const [state, setState] = useState<State>({ is: "idle" });
  const { t } = useTexts();
  const address = useApi()("/translations/xliff");
  const targets = languages.filter(
    ({ code, isSource }) => !isSource && (!filters.language || filters.language === code),
  );

  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    setState({ is: "busy" });
    const result = await callApi<ImportReport>(address, { body: file });
    if (result.ok || result.status === 422) {
      const report = result.body as ImportReport;
      setState({ is: "done", report });
      if (report.drafts.length > 0) onImport();
    } else setState({ is: "failed" });
    // The same file can be chosen again after it was corrected.
    target.value = "";
  }

  return (
    <details className={`${styles.files} ${board.fold}`} data-state={state.is}>
      <summary>{t("translations:files.title")}</summary>
      <p>{t("translations:files.rule")}</p>
      <ul className={styles.actions}>
        {targets.map(({ code, label }) => (
          <li key={code}>
            <ExportLink to={code} list={filters.list}>
              {t("translations:files.export")} · {label}
            </ExportLink>
          </li>
        ))}
        <li>
          <label>
            {t("translations:files.import")}
            <input type="file" accept=".xlf,.xliff,application/xliff+xml" onChange={(event) => void take(event)} />
          </label>
        </li>
      </ul>
      {state.is === "busy" && <p role="status">{t("translations:files.busy")}</p>}
      {state.is === "failed" && <p role="alert">{t("translations:files.failed")}</p>}
      {state.is === "done" && <Report report={state.report} />}
    </details>
  );
}

const STATES: readonly UnitState[] = ["taken", "older", "same", "untranslated"];

interface ExportLinkProps extends ComponentProps<"a"> {
  to: string;
  /** Empty for all collections and globals. */
  list: string;
  /** Of an entry; empty for all of the list, and for a global. */
  entry?: string;
}

/** Exports what is missing or older in a language as a file. */
export function ExportLink({ to, list, entry = "", ...link }: ExportLinkProps) {
  const address = useApi()("/translations/xliff");
  const query = new URLSearchParams({ to, ...(list && { list }), ...(entry && { id: entry }) });
  return <a {...link} href={`${address}?${query}`} download />;
}

function Report({ report: { refused, drafts, units } }: { report: ImportReport }) {
  const admin = useAdmin();
  const { t } = useTexts();
  if (refused.length > 0) {
    return (
      <div role="alert">
        <p>{t("translations:files.refused")}</p>
        <ul>
          {refused.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    );
  }
  // Untranslated units are counted only, because the next export contains them again.
  const odd = units.filter(({ state, messages }) => state !== "untranslated" && messages.length > 0);
  return (
    <div role="status">
      <p>
        {t("translations:files.drafts")} {drafts.length}
      </p>
      {drafts.length > 0 && (
        <ul aria-label={t("translations:files.drafts")}>
          {drafts.map(({ title, ...entry }) => (
            <li key={`${entry.list} ${entry.id}`}>
              <Link href={admin(entryPath(entry))} prefetch={false}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ul aria-label={t("translations:files.texts")}>
        {STATES.filter((state) => units.some((unit) => unit.state === state)).map((state) => (
          <li key={state}>
            {t(`translations:outcome.${state}`)}: {units.filter((unit) => unit.state === state).length}
          </li>
        ))}
      </ul>
      {odd.length > 0 && (
        <ul aria-label={t("translations:files.look")}>
          {odd.map(({ entry, unit, name, messages }) => (
            <li key={`${entry} ${unit}`}>
              {name}: {messages.join(" ")}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
