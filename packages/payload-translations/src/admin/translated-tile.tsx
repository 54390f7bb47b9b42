import type { WidgetContent } from "payload-kit/admin/create-widget";
import { Tile } from "payload-kit/admin/tile";
import { translator } from "../texts";
import type { TranslatedFigures, TranslatedLocale } from "../translated";
import styles from "./translated-tile.module.css";

const BOARD = "/translations";
const gaps = ({ missing, older }: TranslatedLocale) => missing + older;
const stateOf = ({ missing }: TranslatedLocale) => (missing > 0 ? "missing" : "older");

/** How far each language is: what it lacks, and what is older than its source. */
export function TranslatedTile({ figures, title, language }: WidgetContent<TranslatedFigures | undefined>) {
  const t = translator(language);
  const [worst] = [...(figures?.locales ?? [])].sort((one, other) => gaps(other) - gaps(one));
  const act =
    worst && gaps(worst) > 0
      ? { to: `${BOARD}?language=${worst.code}&state=${stateOf(worst)}`, label: t("translations:tile.toGaps") }
      : { to: BOARD, label: t("translations:tile.openBoard") };
  return (
    <Tile title={title} act={act}>
      {!figures && <p>{t("translations:tile.counting")}</p>}
      {worst && gaps(worst) === 0 && <p>{t("translations:tile.calm")}</p>}
      <dl className={styles.locales}>
        {figures?.locales.map(({ code, label, complete, missing, older }) => (
          <div key={code}>
            <dt>{label}</dt>
            <dd>
              <meter max={Math.max(1, figures.total)} value={complete} aria-label={label} />
              {[
                `${complete} / ${figures.total}`,
                missing > 0 && `${t("translations:state.missing")}: ${missing}`,
                older > 0 && `${t("translations:state.older")}: ${older}`,
              ]
                .filter(Boolean)
                .join(", ")}
            </dd>
          </div>
        ))}
      </dl>
    </Tile>
  );
}
