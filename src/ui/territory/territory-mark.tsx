import type { ComponentProps } from "react";
import { markPath } from "territories";
import { classNames } from "../class-names";
import type { TerritoryData } from "./territory-data";
import * as styles from "./territory-mark.module.css";

interface TerritoryMarkProps extends ComponentProps<"svg"> {
  territory: Pick<TerritoryData, "mark">;
}

/** The small sign of a territory, in the colour of the text. */
export function TerritoryMark({ territory, className, ...rest }: TerritoryMarkProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={classNames(styles.mark, className)} {...rest}>
      <path d={markPath(territory.mark)} fill="currentColor" />
    </svg>
  );
}
