import DataLoader from "dataloader";
import type { DefaultServerCellComponentProps, Payload } from "payload";
import { cache } from "react";
import { translate } from "../../i18n";
import type { Media } from "../../payload-types";
import { findUsesOfEach, nameOfUse, type Use } from "../../uses/find-uses";
import surface from "payload-kit/admin/surface.module.css";
import styles from "./picture-list.module.css";

/** Uses that a card names; the others are counted. */
const NAMED = 2;

const KILOBYTES = { style: "unit", unit: "kilobyte", maximumFractionDigits: 0 } as const;

interface CellProps extends Omit<DefaultServerCellComponentProps, "rowData"> {
  /** Undefined in a form: Payload renders the cells of its fields, too. */
  rowData?: Media;
}

/** The size of a picture in pixels and in bytes. */
export function SizeCell({ rowData, i18n }: CellProps) {
  if (!rowData) return null;
  const { width, height, filesize } = rowData;
  const size = filesize && (filesize / 1000).toLocaleString(i18n.language, KILOBYTES);
  return [width && height && `${width} × ${height}`, size].filter(Boolean).join(" · ");
}

/** Uses of pictures by their ids, read once for a page. */
const usesOf = cache(
  (payload: Payload) =>
    new DataLoader<number, Use[]>(async (ids) => {
      const uses = await findUsesOfEach("media", ids, { payload });
      return ids.map((id) => uses.get(id) ?? []);
    }),
);

/** Uses of a picture. */
export async function UsesCell({ i18n, payload, rowData }: CellProps) {
  if (!rowData) return null;
  const uses = await usesOf(payload).load(rowData.id);
  const names = uses.slice(0, NAMED).map((use) => nameOfUse(use, i18n));
  const rest = uses.length - names.length;
  if (rest > 0) names.push(translate(i18n.language, "content:refuseWhileUsed.more", { rest }));
  if (uses.length === 0) return translate(i18n.language, "pictures:unused");
  return (
    <ul className={`${surface.list} ${styles.uses}`}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
