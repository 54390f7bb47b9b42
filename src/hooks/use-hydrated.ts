import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** @returns whether scripts run here; false on the server and while hydrating, so that what is served works without them */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
