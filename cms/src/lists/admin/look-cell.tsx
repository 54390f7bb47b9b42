import type { DefaultServerCellComponentProps } from "payload";
import { isRecord } from "payload-kit";
import { Composition } from "../../territory/admin/composition";
import { thumbnailsOf } from "../row-loaders";
import styles from "./lists.module.css";

interface LookCellProps extends DefaultServerCellComponentProps {
  /** Name of the field that holds the picture. */
  picture: string;
}

/** Thumbnail of an entry: its picture, or the territory that the site draws without one. */
export async function LookCell({ payload, picture, rowData }: LookCellProps) {
  const row: unknown = rowData;
  if (!isRecord(row)) return null;
  const { [picture]: id, territory } = row;
  const address = typeof id === "number" ? await thumbnailsOf(payload).load(id) : undefined;
  if (address) return <img src={address} alt="" loading="lazy" className={styles.look} />;
  if (!isRecord(territory)) return null;
  return <Composition territory={territory} shape="low" className={styles.look} />;
}
