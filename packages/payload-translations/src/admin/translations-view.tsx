import type { AdminViewServerProps } from "payload";
import { AdminFrame } from "payload-kit/admin/admin-frame";
import { readBoard } from "../endpoint";
import { TranslationsBoard } from "./translations-board";

/** The board of translations within the admin's frame, for those who are signed in. */
export function TranslationsView(props: AdminViewServerProps) {
  const { routes } = props.payload.config;
  return (
    <AdminFrame {...props} address={`${routes.admin}/translations`}>
      <ReadBoard {...props} />
    </AdminFrame>
  );
}

/** Comes with the page: what it could only ask for itself would be seen when all of the admin's scripts have run. */
async function ReadBoard({ initPageResult, searchParams }: AdminViewServerProps) {
  const asked = Object.entries(searchParams ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return <TranslationsBoard first={await readBoard(initPageResult.req, new URLSearchParams(asked))} />;
}
