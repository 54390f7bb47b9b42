"use client";

import { useTranslation } from "@payloadcms/ui";
import { PICTURE_CROPS } from "@future-native/contract/picture";
import { useId } from "react";
import { CARD } from "../../sharing/admin/cut-around";
import { wordsFor } from "../../words";
import { CardCrop, Crop } from "./crop";
import styles from "./crops.module.css";
import { FocalPoint } from "./focal-point";
import { PLACES, TEXTS } from "./texts";
import { usePicture, usePictureSize } from "./use-picture";

/** In the form of a picture: its focal point, and beside it the picture as every place of the site cuts it (A4, N30). */
export function Crops() {
  const { i18n } = useTranslation();
  const heading = useId();
  const { source, point, move } = usePicture();
  const size = usePictureSize(source);
  const say = (text: keyof typeof TEXTS) => wordsFor(i18n.language, TEXTS[text]);
  const nameOf = (place: keyof typeof PLACES) => wordsFor(i18n.language, PLACES[place]);
  const focal = { x: point.x / 100, y: point.y / 100 };
  return (
    <section aria-labelledby={heading} className={styles.crops}>
      <h2 id={heading}>{say("heading")}</h2>
      {!source && <p>{say("none")}</p>}
      {source && (
        <>
          <p>{say("help")}</p>
          <FocalPoint source={source} point={point} onMove={move} />
          <ul className={styles.places}>
            {PICTURE_CROPS.map(({ place, wide, phone }) => (
              <li key={place}>
                <b>{nameOf(place)}</b>
                <div className={styles.cuts}>
                  <Crop source={source} focal={focal} ratio={wide} name={say(wide === phone ? "everywhere" : "wide")} />
                  {wide !== phone && <Crop source={source} focal={focal} ratio={phone} name={say("phone")} />}
                </div>
              </li>
            ))}
            {size && (
              <li>
                <b>{nameOf("card")}</b>
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
