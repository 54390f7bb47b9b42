import type { Localized } from "payload-kit/texts";
import type { GlossaryTerm } from "./terms";
import { localized } from "../texts";

/** Says that a translation leaves the glossary. */
export function brokenTerm({ term, forms }: GlossaryTerm): Localized {
  const said = forms.join(", ");
  return localized("translations:brokenTerm", { said, term });
}
