import type { TerritoryColor, TerritoryMark as Mark } from "@future-native/contract";
import { classNames } from "../../ui/class-names";
import { TerritoryMark } from "../../ui/territory/territory-mark";
import * as styles from "./tag-sign.module.css";

interface TagSignProps {
  alias: string;
  className?: string | undefined;
}

interface Sign {
  ground: TerritoryColor;
  figure: TerritoryColor;
  mark: Mark;
}

/** Each pair is distinguishable from its neighbours at 40 px. */
const SIGNS: readonly Sign[] = [
  { ground: "plum", figure: "rose", mark: "wave" },
  { ground: "sky", figure: "ultra", mark: "stack" },
  { ground: "rose", figure: "hot", mark: "grid" },
  { ground: "moss", figure: "lime", mark: "arc" },
  { ground: "sun", figure: "ink", mark: "blob" },
  { ground: "ultra", figure: "ice", mark: "grid" },
  { ground: "sand", figure: "plum", mark: "arc" },
  { ground: "ice", figure: "moss", mark: "stack" },
];

/** The same tag has the same sign on every page and in every build. */
function signOf(alias: string): Sign | undefined {
  const sum = [...alias].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return SIGNS[sum % SIGNS.length];
}

/** A tag as the mark of a territory of its own. Its name is said beside it. */
export function TagSign({ alias, className }: TagSignProps) {
  const sign = signOf(alias);
  if (!sign) return null;
  return (
    <span aria-hidden="true" data-print="none" data-ground={sign.ground} className={classNames(styles.sign, className)}>
      <TerritoryMark territory={sign} style={{ color: `var(--${sign.figure})` }} className={styles.mark} />
    </span>
  );
}
