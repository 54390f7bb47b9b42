"use client";

import { Link, useConfig } from "@payloadcms/ui";
import type { DefaultCellComponentProps } from "payload";

/** What was acted on, as a link to it. */
export function EntryCell({ cellData }: DefaultCellComponentProps) {
  const { config } = useConfig();
  if (typeof cellData !== "string" || cellData === "") return null;
  const isGlobal = config.globals.some(({ slug }) => slug === cellData);
  return (
    <Link href={`/admin/${isGlobal ? "globals" : "collections"}/${cellData}`} prefetch={false}>
      {cellData}
    </Link>
  );
}
