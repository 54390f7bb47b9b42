import { usePolled } from "payload-kit/admin/use-polled";
import type { ReleasesStatus } from "../status";
import { isUnderWay } from "../entry-state";

const isBusy = ({ releases }: ReleasesStatus) => releases.some(isUnderWay);

/** Polled status of the publisher. @param query `list`, `id` and `locale` of an entry whose page address is wanted */
export const useReleases = (query = "") => usePolled(`/cms-api/releases/status?${query}`, isBusy);
