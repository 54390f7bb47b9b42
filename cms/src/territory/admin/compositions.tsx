"use client";

import { useTranslation } from "@payloadcms/ui";
import type { GroupFieldClientProps } from "payload";
import { wordsFor } from "../../words";
import { TEXTS } from "../texts";
import { Composition } from "./composition";
import styles from "./territory.module.css";
import { useTerritory } from "./use-territory";

const BOXES = { wide: [160, 100], square: [100, 100], tall: [80, 100] } as const;

/** What the site draws of the territory as it is chosen now, in the boxes that it has for it. */
export function Compositions({ path }: GroupFieldClientProps) {
  const { i18n } = useTranslation();
  const territory = useTerritory(path);
  return (
    <div className={styles.compositions}>
      {Object.entries(BOXES).map(([name, size]) => (
        <figure key={name}>
          <Composition territory={territory} size={size} />
          <figcaption>{wordsFor(i18n.language, TEXTS[name as keyof typeof BOXES])}</figcaption>
        </figure>
      ))}
    </div>
  );
}
