import type { ComponentProps } from "react";
import type { AwardCategory } from "@future-native/contract";
import { classNames } from "./class-names";
import * as styles from "./medal.module.css";

/** Categories of awards, the highest first; Short List, the longest, ends every list. */
export const MEDALS = [
  "grand-prix",
  "gold",
  "silver",
  "bronze",
  "short-list",
] as const satisfies readonly AwardCategory[];

interface MedalProps extends ComponentProps<"span"> {
  /** `grand-prix`, `gold`, `silver`, `bronze` or `short-list`. */
  category: string;
}

/** The metal of a prize: a disc as high as the text around it; who was on the short list has a ring. */
export function Medal({ category, className, ...rest }: MedalProps) {
  return (
    <span
      aria-hidden="true"
      data-print="none"
      data-category={category}
      className={classNames(styles.medal, className)}
      {...rest}
    />
  );
}
