import type { AdminViewServerProps } from "payload";
import { AdminFrame } from "payload-kit/admin/admin-frame";
import { readBoard, type Board } from "../endpoint";
import { EVERY_STATE } from "../states";
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
  const filters = new URLSearchParams(asked);
  if (!filters.has("state")) filters.set("state", firstState(await readBoard(initPageResult.req, filters)));
  const first = await readBoard(initPageResult.req, filters);
  return <TranslationsBoard first={first} firstState={filters.get("state") ?? EVERY_STATE} />;
}

/** Of a board without a state in its address: the first with something to do. */
const firstState = ({ counts }: Board) => (counts.missing > 0 ? "missing" : counts.older > 0 ? "older" : EVERY_STATE);
