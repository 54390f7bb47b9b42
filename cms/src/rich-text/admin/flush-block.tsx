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
import { FLUSH_TAG, useFlush } from "./flush";

/** Milliseconds after the last key until the preview gets what was written. */
const SHOWN_AFTER = 40;

/**
 * Hidden field of a block that writes the block's form into the editor on any interaction outside the block, and while
 * typing if a preview is open. Payload would ask the server first.
 */
export function FlushBlock() {
  const [editor] = useLexicalComposerContext();
  const { getData } = useForm();
  const isModified = useFormModified();
  const place = useRef<HTMLSpanElement>(null);

  const flush = (...tags: string[]) => {
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
      { discrete: true, tag: [FLUSH_TAG, SKIP_DOM_SELECTION_TAG, ...tags] },
    );
  };
  const [fields] = useAllFormFields();
  const { isLivePreviewing } = useLivePreviewContext();
  // Typed letters are no undo steps of the text around the block.
  const show = useEffectEvent(() => flush(HISTORY_MERGE_TAG));
  useEffect(() => {
    if (!isLivePreviewing) return;
    const timer = setTimeout(() => show(), SHOWN_AFTER);
    return () => clearTimeout(timer);
  }, [fields, isLivePreviewing]);
  useFlush(flush, (target) => place.current?.closest("[data-lexical-decorator]")?.contains(target) ?? false);
  return <span ref={place} hidden />;
}
