"use client";
import type { GroupFieldClientProps } from "payload";
import { Composition } from "./composition";
import styles from "./territory.module.css";
import { useTerritory } from "./use-territory";
import { useTexts } from "../../use-texts";

const BOXES = { wide: [160, 100], square: [100, 100], tall: [80, 100] } as const;

/** What the site draws of the territory as it is chosen now, in the boxes that it has for it. */
export function Compositions({ path }: GroupFieldClientProps) {
  const { t } = useTexts();
  const territory = useTerritory(path);
  return (
    <div className={styles.compositions}>
      {Object.entries(BOXES).map(([name, size]) => (
        <figure key={name}>
          <Composition territory={territory} size={size} />
          <figcaption>{t(`territory:box.${name as keyof typeof BOXES}`)}</figcaption>
        </figure>
      ))}
    </div>
  );
}
