"use client";
import { PICTURE_CROPS } from "@future-native/contract/picture";
import { useId } from "react";
import { CARD } from "../../sharing/admin/cut-around";
import { CardCrop, Crop } from "./crop";
import surface from "payload-kit/admin/surface.module.css";
import styles from "./crops.module.css";
import { FocalPoint } from "./focal-point";
import { usePicture, usePictureSize } from "./use-picture";
import { useTexts } from "../../use-texts";

/** In the form of a picture: its focal point, and beside it the picture as every place of the site cuts it (A4, N30). */
export function Crops() {
  const { t } = useTexts();
  const heading = useId();
  const { source, point, move } = usePicture();
  const size = usePictureSize(source);
  const focal = { x: point.x / 100, y: point.y / 100 };
  return (
    <section aria-labelledby={heading} className={styles.crops}>
      <h2 id={heading}>{t("pictures:heading")}</h2>
      {!source && <p>{t("pictures:none")}</p>}
      {source && (
        <>
          <p>{t("pictures:help")}</p>
          <FocalPoint source={source} point={point} onMove={move} />
          <ul className={`${surface.list} ${styles.places}`}>
            {PICTURE_CROPS.map(({ place, wide, phone }) => (
              <li key={place}>
                <b>{t(`pictures:place.${place}`)}</b>
                <div className={styles.cuts}>
                  <Crop
                    source={source}
                    focal={focal}
                    ratio={wide}
                    name={t(wide === phone ? "pictures:everywhere" : "pictures:wide")}
                  />
                  {wide !== phone && <Crop source={source} focal={focal} ratio={phone} name={t("pictures:phone")} />}
                </div>
              </li>
            ))}
            {size && (
              <li>
                <b>{t("pictures:place.card")}</b>
                <div className={styles.cuts}>
                  <CardCrop picture={{ ...size, focal, url: source }} name={`${CARD.width} × ${CARD.height}`} />
                </div>
              </li>
            )}
          </ul>
        </>
      )}
    </section>
  );
}
