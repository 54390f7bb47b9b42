import { entryAddress } from "../../../admin/entry-address";
import { wordsFor } from "../../../words";
import type { BulkEntry } from "../protocol";
import { BAR_TEXTS } from "../texts";
import styles from "./bulk.module.css";

interface BulkRowsProps {
  name: string;
  rows: readonly BulkEntry[];
  collectionSlug: string;
  language: string;
  /** Whether the entries still have a form to go to. */
  hasLinks: boolean;
}

/** Entries of which the same becomes, each with what that means. */
export function BulkRows({ name, rows, collectionSlug, language, hasLinks }: BulkRowsProps) {
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
            {linesOf(entry, language).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function linesOf({ outcome, pages, reasons, linkedFrom, warnings }: BulkEntry, language: string): string[] {
  const say = (text: keyof typeof BAR_TEXTS) => wordsFor(language, BAR_TEXTS[text]);
  if (outcome !== "done") return [...reasons];
  const effects = (["come", "change", "go"] as const).filter((kind) => pages[kind].length > 0);
  const noPages = say(pages.isOnSite ? "noPages" : "notOnSite");
  return [
    effects.length > 0 ? effects.map((kind) => `${say(kind)}: ${pages[kind].join(", ")}`).join("; ") : noPages,
    ...(linkedFrom.length > 0 ? [`${say("linkedFrom")}: ${linkedFrom.join(", ")}`] : []),
    ...(warnings.length > 0 ? [`${say("warnings")}: ${warnings.length}`] : []),
  ];
}
