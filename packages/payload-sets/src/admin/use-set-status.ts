import { useApi } from "payload-kit/admin/use-api";
import { usePolled } from "payload-kit/admin/use-polled";
import type { SetStatus } from "../protocol";

const isUnderWay = ({ phase, work }: SetStatus) =>
  work === "building" || phase === "going-live" || phase === "putting-back";

/** Polled status of a set. @param saved time of the form's last save; a change of it fetches again */
export function useSetStatus(id: number | string, saved: number | undefined) {
  const api = useApi();
  return usePolled(api(`/sets/${id}/status`), isUnderWay, saved);
}
