import { entryAddress } from "payload-kit/admin/entry-address";
import type { BulkEntry } from "../protocol";
import styles from "./bulk.module.css";
import type { Translate } from "../../../i18n";
import { useTexts } from "../../../use-texts";

interface BulkRowsProps {
  name: string;
  rows: readonly BulkEntry[];
  collectionSlug: string;
  /** Whether the entries still have a form to go to. */
  hasLinks: boolean;
}

/** Entries of which the same becomes, each with what that means. */
export function BulkRows({ name, rows, collectionSlug, hasLinks }: BulkRowsProps) {
  const { t } = useTexts();
  return (
    <section className={styles.rows}>
      <h3>{name}</h3>
      <ul aria-label={name}>
        {rows.map((entry) => (
          <li key={entry.id} data-outcome={entry.outcome}>
            {hasLinks || entry.outcome !== "done" ? (
              <a href={entryAddress({ list: collectionSlug, id: String(entry.id) })} target="_blank" rel="noreferrer">
                {entry.title}
              </a>
            ) : (
              <strong>{entry.title}</strong>
            )}
            {linesOf(entry, t).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function linesOf({ outcome, pages, reasons, linkedFrom, warnings }: BulkEntry, t: Translate): string[] {
  if (outcome !== "done") return [...reasons];
  const effects = (["come", "change", "go"] as const).filter((kind) => pages[kind].length > 0);
  const noPages = t(pages.isOnSite ? "lists:bar.noPages" : "lists:bar.notOnSite");
  return [
    effects.length > 0
      ? effects.map((kind) => `${t(`lists:bar.${kind}`)}: ${pages[kind].join(", ")}`).join("; ")
      : noPages,
    ...(linkedFrom.length > 0 ? [`${t("lists:bar.linkedFrom")}: ${linkedFrom.join(", ")}`] : []),
    ...(warnings.length > 0 ? [`${t("lists:bar.warnings")}: ${warnings.length}`] : []),
  ];
}
