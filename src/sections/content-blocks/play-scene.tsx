import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import * as styles from "./play.module.css";

/** Props of each kind. */
export interface PlayProps {
  block: Queries.PlayViewFragment;
  /** Id of its title. */
  titleId: string;
}

interface SceneProps {
  state: string;
  art: ReactNode;
  /** Announced when it changes. */
  said: ReactNode;
  /** Controls. */
  children?: ReactNode;
  /** Begins again; without it there is no button for that. */
  again?: (() => void) | false;
}

/** Drawing, controls and the line that is said: a kind's two cells in the grid of its block. */
export function Scene({ state, art, said, children, again }: SceneProps) {
  const { t } = useTranslation();
  return (
    <div data-state={state} className={styles.scene}>
      <div className={styles.stage}>{art}</div>
      <div className={styles.moves}>
        {children}
        <p role="status" className={styles.said}>
          {said}
        </p>
        {again && (
          <button type="button" className={styles.again} onClick={again}>
            {t("cases.again")}
          </button>
        )}
      </div>
    </div>
  );
}

interface DrawingProps {
  /** The file, which is also shown where nothing is played. */
  of: string;
  /** Ids in the file, from the back to the front; one that joins them moves in. */
  parts: readonly (string | false)[];
  children?: ReactNode;
}

/** Parts of a drawing. */
export function Drawing({ of, parts, children }: DrawingProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 600 600" className={styles.drawing}>
      {parts.map(
        (part) =>
          part && (
            <g key={part} data-part={part}>
              <use href={`/play/${of}.svg#${part}`} />
            </g>
          ),
      )}
      {children}
    </svg>
  );
}

/** Words in a row, without what is missing. */
export const sayAll = (...texts: readonly (string | false | null | undefined)[]) => texts.filter(Boolean).join(" ");
