import { useRef, useState } from "react";
import { stepAlong, type Direction } from "../../hooks/step-along";
import { useModal } from "../../hooks/use-modal";
import { useScrollLock } from "../../hooks/use-scroll-lock";
import { useTranslation } from "react-i18next";
import { Picture } from "../../ui/picture";
import type { PictureBox } from "../../ui/picture-sizes";
import { ScreenNavigation } from "../../ui/screen-navigation";
import { VisuallyHidden } from "../../ui/visually-hidden";
import { GalleryMap } from "./gallery-map";
import * as styles from "./gallery-screen.module.css";

const BOXES: readonly PictureBox[] = [{ width: "100vw", height: "(100vh - 96px)", fit: "contain" }];

interface GalleryScreenProps {
  pictures: readonly Queries.GalleryFrameFragment[];
  first: number;
  onClose: () => void;
}

/** The control that gets the focus first. */
const wayOn = (dialog: HTMLElement) => dialog.querySelector<HTMLElement>("[data-direction='right']");

interface View {
  now: number;
  /** Index of the picture that leaves; undefined until the first step. */
  before: number | undefined;
  /** Direction of the last step. */
  direction: Direction | undefined;
}

/**
 * The pictures on the whole screen, one axis as in the strip that they come from (N25): down leads on as right does, up leads
 * back. On a phone the next one looks in. The browser's dialog closes with Escape and gives the focus back to what opened it.
 */
export function GalleryScreen({ pictures, first, onClose }: GalleryScreenProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [{ now, before, direction }, setView] = useState<View>({ now: first, before: undefined, direction: undefined });
  const total = pictures.length;
  useScrollLock(true);
  useModal(dialog, wayOn);
  const step = (to: Direction) =>
    setView((view) => ({ now: stepAlong(view.now, to, total), before: view.now, direction: to }));
  // Of a picture that would be at two of them, the first holds.
  const places = [
    [now, "here"],
    [before, "left"],
    [stepAlong(now, "right", total), "next"],
  ] as const;
  return (
    <dialog
      ref={dialog}
      aria-label={t("sections.gallery")}
      data-mode="night"
      className={styles.dialog}
      onClose={onClose}
    >
      <ScreenNavigation
        className={styles.screen}
        labels={{
          up: t("screenNavigation.up"),
          down: t("screenNavigation.down"),
          left: t("screenNavigation.left"),
          right: t("screenNavigation.right"),
        }}
        data-step={direction}
        onStep={step}
      >
        <button
          type="button"
          aria-label={t("screenNavigation.close")}
          className={styles.close}
          onClick={() => dialog.current?.close()}
        />
        {pictures.map(({ entryId, picture }, index) => {
          const place = places.find(([at]) => at === index)?.[1];
          const isHere = place === "here";
          return (
            place && (
              <Picture
                key={entryId}
                picture={picture}
                boxes={BOXES}
                priority={place !== "next"}
                alt={isHere ? picture.alt : ""}
                className={styles[place]}
              />
            )
          );
        })}
      </ScreenNavigation>
      <div className={styles.foot}>
        <p aria-hidden="true" className={styles.counter}>
          {now + 1} / {total}
          {total > 1 && direction === undefined && (
            <>
              <span className={styles.prompt}>{t("screenNavigation.prompt")}</span>
              <span className={styles.hint}>{t("screenNavigation.swipe")}</span>
            </>
          )}
        </p>
        <p role="status" className={styles.words}>
          <VisuallyHidden>{t("screenNavigation.label", { number: now + 1, total })}. </VisuallyHidden>
          {pictures[now]?.caption}
        </p>
        <GalleryMap count={total} now={now} />
      </div>
    </dialog>
  );
}
