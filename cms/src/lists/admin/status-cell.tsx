import type { DefaultServerCellComponentProps } from "payload";
import { isRecord } from "payload-kit";
import { isPublicIn } from "../row-loaders";

/**
 * How an entry stands. Payload calls a draft changed when any of its versions was ever published, also of what has been
 * taken off the site since.
 */
export async function StatusCell({
  cellData,
  collectionSlug,
  i18n,
  payload,
  rowData,
}: DefaultServerCellComponentProps) {
  const row: unknown = rowData;
  const id = isRecord(row) && typeof row.id === "number" ? row.id : undefined;
  const isOnSite = id !== undefined && (await isPublicIn(payload, collectionSlug).load(id));
  const isDraft = cellData !== "published";
  const words = isDraft ? (isOnSite ? "version:draftHasPublishedVersion" : "version:draft") : "version:published";
  return <span>{i18n.t(words)}</span>;
}
