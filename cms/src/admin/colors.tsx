"use client";

import { paletteOf, type SiteColors } from "@future-native/contract/cards";
import { createContext, use, type ReactNode } from "react";

const Colors = createContext<SiteColors | null>(null);

/** Gives drawings the site's own colours. */
export const ColorsProvider = ({ colors, children }: { colors: SiteColors; children: ReactNode }) => (
  <Colors value={colors}>{children}</Colors>
);

/** The colour of a name, for a style; nothing for a name that is none. */
export function useColorOf(): (name: unknown) => string {
  const palette: ReadonlyMap<unknown, string> = new Map(Object.entries(paletteOf(use(Colors))));
  return (name) => palette.get(name) ?? "none";
}
