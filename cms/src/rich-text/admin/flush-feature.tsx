"use client";

import { useField, useForm } from "@payloadcms/ui";
import { createClientFeature, useEditorConfigContext } from "@payloadcms/richtext-lexical/client";
import { COMMAND_PRIORITY_HIGH, HISTORY_MERGE_TAG, PASTE_COMMAND } from "@payloadcms/richtext-lexical/lexical";
import { useLexicalComposerContext } from "@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext";
import { useEffect, useEffectEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { goByEnter } from "./block-keys";
import { FLUSH_TAG, useFlush } from "./flush";
import { hasWordLists, withLists } from "./word-lists";

/** Writes pending changes of an editor into the form on any interaction outside the editor (A5). */
function Flush() {
  const [editor] = useLexicalComposerContext();
  const { fieldProps } = useEditorConfigContext();
  const { value, setValue } = useField<unknown>({ potentiallyStalePath: fieldProps.path });
  const { setModified } = useForm();
  const isPending = useRef(false);

  const flush = () => {
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
    if (tags.has(FLUSH_TAG)) flush();
  });
  useEffect(
    () =>
      editor.registerUpdateListener(({ dirtyElements, dirtyLeaves, prevEditorState, tags }) => {
        const isSelection = dirtyElements.size === 0 && dirtyLeaves.size === 0;
        // As Payload's field judges it.
        const isFocus = tags.has("focus") && tags.size === 1;
        const isOurs = tags.has(FLUSH_TAG);
        if (isSelection || isFocus || prevEditorState.isEmpty()) return;
        if (tags.has(HISTORY_MERGE_TAG) && !isOurs) return;
        onChange(tags);
      }),
    [editor],
  );
  useEffect(() => goByEnter(editor), [editor]);
  useFlush(flush, (target) => editor.getRootElement()?.contains(target) ?? false);
  return null;
}

/** Pastes lists of Word as lists: the editor reads only those that HTML calls so. */
function WordLists() {
  const [editor] = useLexicalComposerContext();
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          const pasted = event instanceof ClipboardEvent ? event.clipboardData : null;
          const html = pasted?.getData("text/html") ?? "";
          if (!hasWordLists(html)) return false;
          const clipboardData = new DataTransfer();
          clipboardData.setData("text/html", withLists(html));
          clipboardData.setData("text/plain", pasted?.getData("text/plain") ?? "");
          event.preventDefault();
          return editor.dispatchCommand(PASTE_COMMAND, new ClipboardEvent("paste", { clipboardData }));
        },
        COMMAND_PRIORITY_HIGH,
      ),
    [editor],
  );
  return null;
}

export const FlushFeatureClient = createClientFeature({
  plugins: [
    { Component: Flush, position: "normal" },
    { Component: WordLists, position: "normal" },
  ],
});
