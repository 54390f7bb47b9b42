import { focalPosition } from "@future-native/contract/picture";
import { CARD, cutAround } from "../../sharing/admin/cut-around";
import type { SharedDraft } from "../../sharing/shared-draft";
import styles from "./crops.module.css";
import type { Point } from "./use-picture";

interface CropProps {
  source: string;
  /** In shares of the picture. */
  focal: Point;
  /** Width by height. */
  ratio: number;
  name: string;
}

/** A picture cut by the rule that the site cuts by. */
export function Crop({ source, focal, ratio, name }: CropProps) {
  return (
    <figure style={{ inlineSize: widthOf(ratio) }}>
      <img
        src={source}
        alt=""
        style={{ aspectRatio: ratio, objectPosition: focalPosition(focal) }}
        className={styles.cut}
      />
      <figcaption>{name}</figcaption>
    </figure>
  );
}

/** A picture cut as that of a card is. */
export function CardCrop({ picture, name }: { picture: NonNullable<SharedDraft["picture"]>; name: string }) {
  const ratio = CARD.width / CARD.height;
  return (
    <figure style={{ inlineSize: widthOf(ratio) }}>
      <div className={styles.card} style={{ aspectRatio: ratio }}>
        <img src={picture.url} alt="" style={cutAround(picture)} />
      </div>
      <figcaption>{name}</figcaption>
    </figure>
  );
}

/** Of much the same area whatever the shape. */
const widthOf = (ratio: number) => `${Math.round(110 * Math.sqrt(ratio))}px`;
