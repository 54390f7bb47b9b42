import type { ComponentProps } from "react";
import { classNames } from "../ui/class-names";
import { late } from "../ui/on-demand";
import * as styles from "./not-found-art.module.css";
import { boxStyle, FIGURES } from "./not-found-figures";

const NotFoundPlay = late(
  async () => (await import(/* webpackChunkName: "not-found-play" */ "./not-found-play")).NotFoundPlay,
);

/**
 * 404, each figure built like a territory's mark: quarters, discs and bars. On a phone the figures descend like a
 * stair. After the first view the pieces can be dragged together into the mark; without a script they are static.
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
