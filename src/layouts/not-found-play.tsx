import { useRef, type CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import type { PieceOffset } from "territories";
import * as styles from "./not-found-art.module.css";
import { boxStyle, FIGURES, PIECE_COUNT } from "./not-found-figures";
import { useNotFoundPieces } from "./use-not-found-pieces";

type Style = CSSProperties & Record<"--x" | "--y" | "--turn", string>;

const offsetStyle = ({ x, y, turn }: PieceOffset): Style => ({
  "--x": `${x}px`,
  "--y": `${y}px`,
  "--turn": `${turn}deg`,
});

const IDS = FIGURES.flat().map(({ id }) => id);

/** The pieces of the 404 as buttons: who brings disc and half disc together has made the mark, and the half disc rises. */
export function NotFoundPlay() {
  const { t } = useTranslation();
  const play = useRef<HTMLDivElement>(null);
  const { offsetOf, held, state, handlersOf } = useNotFoundPieces(play);
  return (
    <>
      <div ref={play} role="group" aria-label={t("errors.pieces")} data-state={state} className={styles.play}>
        {FIGURES.map((pieces, index) => (
          <div key={index} className={styles.figure}>
            {pieces.map(({ id, box, path, fill }) => (
              <button
                key={id}
                type="button"
                aria-label={t("errors.piece", { number: IDS.indexOf(id) + 1, total: PIECE_COUNT })}
                data-piece={id}
                data-held={held === id ? "" : undefined}
                style={{ ...boxStyle(box), ...offsetStyle(offsetOf(id)) }}
                className={`${styles.piece} ${styles.handle}`}
                {...handlersOf(id)}
              >
                <svg aria-hidden="true" viewBox={`0 0 ${box[2]} ${box[3]}`}>
                  <path d={path} fill={fill} />
                </svg>
              </button>
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={styles.words}>
        {state === "whole" ? (
          t("errors.whole")
        ) : (
          <>
            {t("errors.play")} <span className={styles.keys}>{t("errors.playByKeys")}</span>
          </>
        )}
      </p>
    </>
  );
}
