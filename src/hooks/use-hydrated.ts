import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** @returns whether scripts run; false on the server and while hydrating, so that the served page works without them */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
