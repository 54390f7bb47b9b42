import type { Field } from "payload";
import { localized } from "../i18n";

const hidden = { hidden: true, disableBulkEdit: true };

/** Fields of Payload's own of an upload whose labels are English in every language; the thumbnail's address is no column. */
export const uploadColumns: Field[] = [
  { name: "mimeType", type: "text", label: localized("content:common.mimeType"), admin: hidden },
  { name: "thumbnailURL", type: "text", admin: { ...hidden, disableListColumn: true, disableListFilter: true } },
];
