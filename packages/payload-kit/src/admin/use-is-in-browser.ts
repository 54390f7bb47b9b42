import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether a view runs in the browser: false in the page as it was sent, in which nothing can be pressed yet. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
