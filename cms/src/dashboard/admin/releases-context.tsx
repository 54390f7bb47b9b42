"use client";

import { createContext, useContext, type ReactNode } from "react";
import { useReleases, type Releases } from "payload-releases/admin/use-releases";

const Context = createContext<Releases>({ status: undefined, refresh: () => undefined });

/** Asks what the publisher is doing once for all tiles that say something of it. */
export function ReleasesProvider({ children }: { children: ReactNode }) {
  return <Context.Provider value={useReleases()}>{children}</Context.Provider>;
}

/** Status of the publisher; undefined until the first response. */
export function useDashboardReleases(): Releases {
  return useContext(Context);
}
