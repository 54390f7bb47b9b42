"use client";

import { $createBlockNode, createClientFeature } from "@payloadcms/richtext-lexical/client";
import {
  $createParagraphNode,
  $getPreviousSelection,
  $getSelection,
  $isParagraphNode,
  $isRangeSelection,
  type LexicalEditor,
  type LexicalNode,
} from "@payloadcms/richtext-lexical/lexical";
import { inLanguage } from "payload-kit/texts";
import type { Presets } from "../presets";

export const PresetsFeatureClient = createClientFeature<Presets, Presets>(({ props }) => {
  const items = props.presets.map(({ key, label, blocks }) => ({
    ...{ Icon: Stack, ChildComponent: Stack, key, keywords: Object.values(label), order: -1 },
    label: ({ i18n }: { i18n: { language: string } }) => inLanguage(i18n.language, label),
    onSelect: ({ editor }: { editor: LexicalEditor }) => editor.update(() => $insert(blocks)),
  }));
  // The first feature with a group of a key heads it for all.
  const label = ({ i18n }: { i18n: { t: (key: string) => string } }) => i18n.t("lexical:blocks:label");
  return {
    sanitizedClientFeatureProps: props,
    slashMenu: { groups: [{ key: "blocks", label, items }] },
    toolbarFixed: { groups: [{ type: "dropdown", key: "blocks", ChildComponent: Stack, order: 20, items }] },
  };
});

/** Puts blocks, a paragraph below each, behind the paragraph with the cursor, or in its place where it is empty. */
function $insert(blocks: Presets["presets"][number]["blocks"]): void {
  const selection = $getSelection() ?? $getPreviousSelection();
  const here = $isRangeSelection(selection) ? selection.focus.getNode().getTopLevelElement() : null;
  if (!here) return;
  const nodes = blocks.flatMap((fields) => [
    $createBlockNode({ ...fields, blockName: "", id: "" }),
    $createParagraphNode(),
  ]);
  nodes.reduce<LexicalNode>((before, node) => before.insertAfter(node), here);
  nodes.find($isParagraphNode)?.select();
  if ($isParagraphNode(here) && here.isEmpty()) here.remove();
}

const Stack = () => (
  <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d="M4 3h16v4H4zM4 10h16v4H4zM4 17h16v4H4z" />
  </svg>
);
