"use client";

import { useRowLabel } from "@payloadcms/ui";

interface Row {
  title?: string | null;
  label?: string | null;
}

/** Names the row of a list by what it says, so that an editor need not open it to know it. */
export function RowLabel() {
  const { data, rowNumber = 0 } = useRowLabel<Row>();
  return <span>{data.title || data.label || `№ ${rowNumber + 1}`}</span>;
}
