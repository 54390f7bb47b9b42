import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import type { FoundEntry } from "./found-entry";
import { TerritoryMark } from "../ui/territory/territory-mark";
import * as styles from "./entry-view.module.css";
import { signOf } from "./kind-signs";
import { MarkedText } from "./marked-text";

interface EntryViewProps {
  entry: FoundEntry;
  /** Shows its kind, if no heading above it does. */
  tellsKind?: boolean;
}

const figureStyle = (figure: string): CSSProperties => ({ color: `var(--${figure})` });

/** A search result: its sign, its title, its facts, the sentence with the words. */
export function EntryView({ entry, tellsKind = false }: EntryViewProps) {
  const { t } = useTranslation();
  const { kind, title, facts, sentence } = entry;
  const sign = signOf(entry);
  const said = [tellsKind ? t(`search.kind.${kind}`) : "", facts].filter(Boolean).join(" · ");
  return (
    <span className={styles.entry}>
      <span data-ground={sign.ground} className={styles.sign}>
        <TerritoryMark territory={sign} style={figureStyle(sign.figure)} className={styles.mark} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>
          <MarkedText stretches={title} />
        </span>
        {said && <span className={styles.facts}>{said}</span>}
        {sentence && (
          <span>
            <MarkedText stretches={sentence} />
          </span>
        )}
      </span>
    </span>
  );
}
