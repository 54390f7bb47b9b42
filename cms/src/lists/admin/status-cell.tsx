import type { DefaultServerCellComponentProps } from "payload";
import { isRecord } from "payload-kit";
import { isPublicIn } from "../row-loaders";

/**
 * Publication status of an entry. Payload shows a draft as changed if any version was ever published, even after it was
 * taken off the site.
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
