"use client";

import { useField, useForm } from "@payloadcms/ui";
import { createClientFeature, useEditorConfigContext } from "@payloadcms/richtext-lexical/client";
import { HISTORY_MERGE_TAG } from "@payloadcms/richtext-lexical/lexical";
import { useLexicalComposerContext } from "@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext";
import { useEffect, useEffectEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { HAND_OVER_TAG, useHandOver } from "./hand-over";

/** Gives the form what is written in an editor as soon as somebody does something outside it (A5). */
function HandOver() {
  const [editor] = useLexicalComposerContext();
  const { fieldProps } = useEditorConfigContext();
  const { value, setValue } = useField<unknown>({ potentiallyStalePath: fieldProps.path });
  const { setModified } = useForm();
  const isPending = useRef(false);

  const handOver = () => {
    if (!isPending.current) return;
    isPending.current = false;
    const state = editor.getEditorState().toJSON();
    // The browser may have been idle since.
    if (JSON.stringify(state) !== JSON.stringify(value)) flushSync(() => setValue(state));
  };
  const onChange = useEffectEvent((tags: ReadonlySet<string>) => {
    isPending.current = true;
    // There is something to save from now on, and to ask about when leaving.
    setModified(true);
    if (tags.has(HAND_OVER_TAG)) handOver();
  });
  useEffect(
    () =>
      editor.registerUpdateListener(({ dirtyElements, dirtyLeaves, prevEditorState, tags }) => {
        const isSelection = dirtyElements.size === 0 && dirtyLeaves.size === 0;
        // As Payload's field judges it.
        const isFocus = tags.has("focus") && tags.size === 1;
        const isOurs = tags.has(HAND_OVER_TAG);
        if (isSelection || isFocus || prevEditorState.isEmpty()) return;
        if (tags.has(HISTORY_MERGE_TAG) && !isOurs) return;
        onChange(tags);
      }),
    [editor],
  );
  useHandOver(handOver, (target) => editor.getRootElement()?.contains(target) ?? false);
  return null;
}

export const HandOverFeatureClient = createClientFeature({ plugins: [{ Component: HandOver, position: "normal" }] });
