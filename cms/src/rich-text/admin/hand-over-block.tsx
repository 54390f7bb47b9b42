"use client";

import { useForm, useFormModified } from "@payloadcms/ui";
import { $isBlockNode } from "@payloadcms/richtext-lexical/client";
import { $getNearestNodeFromDOMNode, SKIP_DOM_SELECTION_TAG } from "@payloadcms/richtext-lexical/lexical";
import { useLexicalComposerContext } from "@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext";
import { useRef } from "react";
import { HAND_OVER_TAG, useHandOver } from "./hand-over";

/**
 * Stands unseen in the form of a block and gives the editor what is written there as soon as somebody does something
 * outside the block: Payload asks the server first.
 */
export function HandOverBlock() {
  const [editor] = useLexicalComposerContext();
  const { getData } = useForm();
  const isModified = useFormModified();
  const place = useRef<HTMLSpanElement>(null);

  const handOver = () => {
    if (!isModified) return;
    const written = Object.entries(getData());
    editor.update(
      () => {
        const node = place.current && $getNearestNodeFromDOMNode(place.current);
        if (!$isBlockNode(node)) return;
        const fields = node.getFields();
        const stored = new Map<string, unknown>(Object.entries(fields));
        const isNews = written.some(([name, value]) => JSON.stringify(value) !== JSON.stringify(stored.get(name)));
        if (isNews) node.setFields({ ...fields, ...Object.fromEntries(written) }, true);
      },
      { discrete: true, tag: [HAND_OVER_TAG, SKIP_DOM_SELECTION_TAG] },
    );
  };
  useHandOver(handOver, (target) => place.current?.closest("[data-lexical-decorator]")?.contains(target) ?? false);
  return <span ref={place} hidden />;
}
