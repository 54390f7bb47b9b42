"use client";

import { Pill, useListQuery } from "@payloadcms/ui";
import type { DefaultCellComponentProps } from "payload";
import styles from "./picture-list.module.css";

/** Tags of a picture; one that is pressed is searched for. */
export function TagsCell({ cellData }: DefaultCellComponentProps) {
  const { handleSearchChange } = useListQuery();
  if (!Array.isArray(cellData) || cellData.length === 0) return null;
  return (
    <div className={styles.tags}>
      {cellData.map((tag: string) => (
        <Pill key={tag} size="small" onClick={() => void handleSearchChange?.(tag)}>
          {tag}
        </Pill>
      ))}
    </div>
  );
}
