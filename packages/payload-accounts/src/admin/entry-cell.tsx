"use client";

import { Link, useConfig } from "@payloadcms/ui";
import type { DefaultCellComponentProps } from "payload";

/** Link to the entry of a row. */
export function EntryCell({ cellData }: DefaultCellComponentProps) {
  const { config } = useConfig();
  if (typeof cellData !== "string" || cellData === "") return null;
  const isGlobal = config.globals.some(({ slug }) => slug === cellData);
  return (
    <Link href={`${config.routes.admin}/${isGlobal ? "globals" : "collections"}/${cellData}`} prefetch={false}>
      {cellData}
    </Link>
  );
}
