import { RenderDefaultCell } from "@payloadcms/ui";
import type { DefaultServerCellComponentProps } from "payload";
import { isRecord } from "payload-kit";
import { titlesIn } from "../row-loaders";

interface TitleCellProps extends DefaultServerCellComponentProps {
  /** Name of the field that is the title, where it is not the collection's own. */
  titleField?: string;
}

/** Title of an entry in a list; an entry without one in the list's language shows that of another language. */
export async function TitleCell(props: TitleCellProps) {
  const { titleField, collectionSlug, columnIndex, field, link = false, linkURL, payload, rowData, viewType } = props;
  const row: unknown = rowData;
  const id = isRecord(row) && typeof row.id === "number" ? row.id : undefined;
  const isUntitled = props.cellData === undefined || props.cellData === null || props.cellData === "";
  const cellData: unknown =
    isUntitled && id !== undefined ? await titlesIn(payload, collectionSlug, titleField).load(id) : props.cellData;
  const text = { name: "name" in field ? field.name : "", type: "text" } as const;
  return (
    <RenderDefaultCell
      clientProps={{ cellData, collectionSlug, field: text, link, linkURL, rowData, viewType }}
      columnIndex={columnIndex ?? 0}
      isLinkedColumn={link}
    />
  );
}
