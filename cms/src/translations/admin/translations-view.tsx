import type { AdminViewServerProps } from "payload";
import { AdminFrame } from "../../admin/admin-frame";
import { TranslationsBoard } from "./translations-board";

/** The board of translations within the admin's frame, for those who are signed in (X3). */
export function TranslationsView(props: AdminViewServerProps) {
  return (
    <AdminFrame {...props} address="/admin/translations">
      <TranslationsBoard />
    </AdminFrame>
  );
}
