import { completeColors } from "@future-native/contract/cards";
import type { Payload } from "payload";
import type { ReactNode } from "react";
import { ColorsProvider } from "./colors";

/** Gives what the admin draws the colours of the published settings (decision 196). */
export async function SiteColors({ payload, children }: { payload: Payload; children: ReactNode }) {
  const { colors } = await payload.findGlobal({ slug: "settings", depth: 0, select: { colors: true } });
  return <ColorsProvider colors={completeColors(colors)}>{children}</ColorsProvider>;
}
