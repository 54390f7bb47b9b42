import { words, type Words } from "../words";
import type { GlossaryTerm } from "./terms";

/** Says that a translation leaves the glossary. */
export function brokenTerm({ term, forms }: GlossaryTerm): Words {
  const said = forms.join(", ");
  return words(
    `The glossary says “${said}” for “${term}”.`,
    `По глоссарию «${term}» — это «${said}».`,
    `No glossário, “${term}” é “${said}”.`,
  );
}
