"use client";

import { DefaultListView, SelectAll, SelectRow, useListQuery, useTableColumns } from "@payloadcms/ui";
import type { ListViewClientProps } from "payload";
import type { ComponentProps } from "react";
import surface from "payload-kit/admin/surface.module.css";
import styles from "./picture-list.module.css";

/** The list of pictures, in the library and where one is chosen: Payload's own, with a grid in place of its table. */
export const PictureList = (props: ListViewClientProps) => (
  <DefaultListView {...props} Table={props.enableRowSelections ? SELECTABLE : GRID} />
);

type Picture = ComponentProps<typeof SelectRow>["rowData"] & { filename?: string; thumbnailURL?: string; url?: string };

/** A card a picture, with the cells of the columns that are chosen; their headings above sort it. */
function Grid({ isSelectable = false }) {
  const { columns } = useTableColumns();
  const { data } = useListQuery();
  const shown = columns.filter(({ active }) => active);
  const pictures: Picture[] = data?.docs ?? [];
  return (
    <>
      <div className={styles.headings}>
        {isSelectable && <SelectAll />}
        {shown.map(({ accessor, Heading }) => (
          <div key={accessor}>{Heading}</div>
        ))}
      </div>
      <ul className={`${surface.list} ${styles.grid}`}>
        {pictures.map((picture, row) => (
          <li key={picture.id}>
            <img src={picture.thumbnailURL ?? picture.url} alt="" loading="lazy" />
            {shown.map(({ accessor, renderedCells }) => (
              <div key={accessor} data-column={accessor}>
                {renderedCells[row]}
              </div>
            ))}
            {isSelectable && (
              <label className={styles.select}>
                <SelectRow rowData={picture} />
                {picture.filename}
              </label>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** An element of each for good: a list takes a new one for a change. */
const GRID = <Grid />;
const SELECTABLE = <Grid isSelectable />;
