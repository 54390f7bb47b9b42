import { useApi } from "payload-kit/admin/use-api";
import { usePolled } from "payload-kit/admin/use-polled";
import type { ReleasesStatus } from "../status";
import { isUnderWay } from "../entry-state";

const isBusy = ({ releases }: ReleasesStatus) => releases.some(isUnderWay);

/**
 * Polled status of the publisher.
 * @param query `list`, `id` and `locale` of an entry whose page address is wanted
 * @param version fetches it again when it changes
 */
export function useReleases(query = "", version?: unknown) {
  const api = useApi();
  return usePolled(api(`/releases/status?${query}`), isBusy, version);
}
