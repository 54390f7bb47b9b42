/** Path of the component that names rows, as Payload's import map wants it. */
export const ROW_LABEL = { RowLabel: "/admin/row-label#RowLabel" };
