import type { GlossaryTerm } from "./terms";
import { localized, type Localized } from "../i18n";

/** Says that a translation leaves the glossary. */
export function brokenTerm({ term, forms }: GlossaryTerm): Localized {
  const said = forms.join(", ");
  return localized("translations:brokenTerm", { said, term });
}
