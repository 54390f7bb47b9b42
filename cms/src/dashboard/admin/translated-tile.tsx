import { getLocale } from "@future-native/contract/locales";
import type { TranslatedFigures, TranslatedLocale } from "../translated";
import { Tile } from "./tile";
import styles from "./translated-tile.module.css";
import { translator } from "../../i18n";

interface TranslatedTileProps {
  /** Undefined while they are being counted. */
  figures: TranslatedFigures | undefined;
  language: string;
}

const BOARD = "/admin/translations";
const gaps = ({ missing, older }: TranslatedLocale) => missing + older;
const stateOf = ({ missing }: TranslatedLocale) => (missing > 0 ? "missing" : "older");

/** How far each language is: what it lacks, and what is older than its source. */
export function TranslatedTile({ figures, language }: TranslatedTileProps) {
  const t = translator(language);
  if (!figures) {
    return (
      <Tile title={t("desk:translated")} act={{ href: BOARD, label: t("desk:openBoard") }}>
        <p>{t("desk:counting")}</p>
      </Tile>
    );
  }
  const { total, locales } = figures;
  const worst = [...locales].sort((one, other) => gaps(other) - gaps(one))[0];
  const isCalm = !worst || gaps(worst) === 0;
  const act = isCalm
    ? { href: BOARD, label: t("desk:openBoard") }
    : { href: `${BOARD}?locale=${worst.code}&state=${stateOf(worst)}`, label: t("desk:toBoard") };
  return (
    <Tile title={t("desk:translated")} act={act}>
      {isCalm && <p>{t("desk:translatedCalm")}</p>}
      <dl className={styles.locales}>
        {locales.map(({ code, complete, missing, older }) => (
          <div key={code}>
            <dt>{getLocale(code).name}</dt>
            <dd>
              <meter
                min={0}
                max={Math.max(1, total)}
                value={complete}
                aria-label={`${getLocale(code).name}: ${t("desk:complete")}`}
              >
                {complete} / {total}
              </meter>
              <span className={styles.count}>
                {complete} / {total}
              </span>
              {missing + older > 0 && (
                <span className={styles.gaps}>
                  {[missing > 0 && `${t("desk:untranslated")} ${missing}`, older > 0 && `${t("desk:older")} ${older}`]
                    .filter(Boolean)
                    .join(", ")}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Tile>
  );
}
