import { FieldDiffContainer, getHTMLDiffComponents } from "@payloadcms/ui/rsc";
import type { RichTextFieldDiffServerComponent } from "payload";
import type { ComponentProps } from "react";
import { entryTitles, keyOf, type EntryRef } from "payload-kit/entry-titles";
import { escapeHtml } from "../../html";
import { translate } from "../../i18n";
import { isSameValue } from "../same-content";
import { textWords, type Speech } from "../text-words";

/** Diff of a rich text by its words; Payload's own shows a block by its internal name (A4). */
export async function TextDiff(props: ComponentProps<RichTextFieldDiffServerComponent>) {
  const { comparisonValue, field, i18n, locale, nestingLevel, req, versionValue } = props;
  const refs: EntryRef[] = [];
  const collect: Speech = { i18n, titleOf: (ref) => (refs.push(ref), "") };
  for (const value of [comparisonValue, versionValue]) textWords(value, collect);
  const titles = await entryTitles(refs, req);
  const titleOf = (ref: EntryRef) => titles.get(keyOf(ref)) ?? translate(i18n.language, "versions:gone");
  const htmlFor = (value: unknown) => htmlOf(textWords(value, { i18n, titleOf }));
  const { From, To } = getHTMLDiffComponents({ fromHTML: htmlFor(comparisonValue), toHTML: htmlFor(versionValue) });
  const isFormAlone = htmlFor(comparisonValue) === htmlFor(versionValue) && !isSameValue(comparisonValue, versionValue);
  return (
    <FieldDiffContainer
      From={From}
      To={isFormAlone ? <em>{translate(i18n.language, "versions:onlyForm")}</em> : To}
      i18n={i18n}
      label={{ label: field.label, ...(locale !== undefined && { locale }) }}
      nestingLevel={nestingLevel ?? 0}
    />
  );
}

/** One paragraph: Payload paints those with a change larger than they are, over the lines of the next. */
const htmlOf = (words: string): string => `<p>${escapeHtml(words).replaceAll("\n", "<br>")}</p>`;
