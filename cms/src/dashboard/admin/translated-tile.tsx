import { getLocale } from "@future-native/contract/locales";
import type { TranslatedFigures, TranslatedLocale } from "../translated";
import { sayIn } from "./say";
import { Tile } from "./tile";
import styles from "./translated-tile.module.css";

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
  const say = sayIn(language);
  if (!figures) {
    return (
      <Tile title={say("translated")} act={{ href: BOARD, label: say("openBoard") }}>
        <p>{say("counting")}</p>
      </Tile>
    );
  }
  const { total, locales } = figures;
  const worst = [...locales].sort((one, other) => gaps(other) - gaps(one))[0];
  const isCalm = !worst || gaps(worst) === 0;
  const act = isCalm
    ? { href: BOARD, label: say("openBoard") }
    : { href: `${BOARD}?locale=${worst.code}&state=${stateOf(worst)}`, label: say("toBoard") };
  return (
    <Tile title={say("translated")} act={act}>
      {isCalm && <p>{say("translatedCalm")}</p>}
      <dl className={styles.locales}>
        {locales.map(({ code, complete, missing, older }) => (
          <div key={code}>
            <dt>{getLocale(code).name}</dt>
            <dd>
              <meter
                min={0}
                max={Math.max(1, total)}
                value={complete}
                aria-label={`${getLocale(code).name}: ${say("complete")}`}
              >
                {complete} / {total}
              </meter>
              <span className={styles.count}>
                {complete} / {total}
              </span>
              {missing + older > 0 && (
                <span className={styles.gaps}>
                  {[missing > 0 && `${say("untranslated")} ${missing}`, older > 0 && `${say("older")} ${older}`]
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
