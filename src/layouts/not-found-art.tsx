import type { ComponentProps } from "react";
import { classNames } from "../ui/class-names";
import { late } from "../ui/on-demand";
import * as styles from "./not-found-art.module.css";
import { FIGURES } from "./not-found-pieces";
import { boxStyle } from "./not-found-box";

const NotFoundPlay = late(
  async () => (await import(/* webpackChunkName: "not-found-play" */ "./not-found-play")).NotFoundPlay,
);

/**
 * 404, each figure built as a territory's mark is: quarters, discs and bars. In the window of a phone the figures come down
 * a stair. After the first view the pieces can be put together into the mark; without a script they stand.
 */
export function NotFoundArt({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div className={classNames(styles.art, className)} {...rest}>
      <div aria-hidden="true" className={styles.number}>
        {FIGURES.map((pieces, index) => (
          <div key={index} className={styles.figure}>
            {pieces.map(({ id, box, path, fill }) => (
              <svg key={id} viewBox={`0 0 ${box[2]} ${box[3]}`} style={boxStyle(box)} className={styles.piece}>
                <path d={path} fill={fill} />
              </svg>
            ))}
          </div>
        ))}
      </div>
      <NotFoundPlay />
    </div>
  );
}
