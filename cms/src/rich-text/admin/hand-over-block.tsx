"use client";

import { useAllFormFields, useForm, useFormModified, useLivePreviewContext } from "@payloadcms/ui";
import { $isBlockNode } from "@payloadcms/richtext-lexical/client";
import {
  $getNearestNodeFromDOMNode,
  HISTORY_MERGE_TAG,
  SKIP_DOM_SELECTION_TAG,
} from "@payloadcms/richtext-lexical/lexical";
import { useLexicalComposerContext } from "@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext";
import { useEffect, useEffectEvent, useRef } from "react";
import { HAND_OVER_TAG, useHandOver } from "./hand-over";

/** Milliseconds after the last key until the preview gets what was written. */
const SHOWN_AFTER = 40;

/**
 * Stands unseen in the form of a block and gives the editor what is written there as soon as somebody does something
 * outside the block, and for an open preview as it is written: Payload asks the server first.
 */
export function HandOverBlock() {
  const [editor] = useLexicalComposerContext();
  const { getData } = useForm();
  const isModified = useFormModified();
  const place = useRef<HTMLSpanElement>(null);

  const handOver = (...tags: string[]) => {
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
      { discrete: true, tag: [HAND_OVER_TAG, SKIP_DOM_SELECTION_TAG, ...tags] },
    );
  };
  const [fields] = useAllFormFields();
  const { isLivePreviewing } = useLivePreviewContext();
  // Letters are no steps that somebody undoes in the text around the block.
  const show = useEffectEvent(() => handOver(HISTORY_MERGE_TAG));
  useEffect(() => {
    if (!isLivePreviewing) return;
    const timer = setTimeout(() => show(), SHOWN_AFTER);
    return () => clearTimeout(timer);
  }, [fields, isLivePreviewing]);
  useHandOver(handOver, (target) => place.current?.closest("[data-lexical-decorator]")?.contains(target) ?? false);
  return <span ref={place} hidden />;
}
