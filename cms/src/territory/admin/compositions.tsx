"use client";
import type { GroupFieldClientProps } from "payload";
import { Composition } from "./composition";
import styles from "./territory.module.css";
import { useTerritory } from "./use-territory";
import { useTexts } from "../../use-texts";

const SHAPES = ["wide", "square", "tall"] as const;

/** Previews of the chosen territory in the boxes of the site. */
export function Compositions({ path }: GroupFieldClientProps) {
  const { t } = useTexts();
  const territory = useTerritory(path);
  return (
    <div className={styles.compositions}>
      {SHAPES.map((shape) => (
        <figure key={shape}>
          <Composition territory={territory} shape={shape} />
          <figcaption>{t(`territory:box.${shape}`)}</figcaption>
        </figure>
      ))}
    </div>
  );
}
