import { $isBlockNode } from "@payloadcms/richtext-lexical/client";
import {
  $createParagraphNode,
  $getNearestNodeFromDOMNode,
  $getSelection,
  $isElementNode,
  type LexicalEditor,
} from "@payloadcms/richtext-lexical/lexical";

/** Fields of one line; the input of a select takes no text. */
const LINE = "input[type=text]:not([role=combobox])";

const lineOfSelected = (editor: LexicalEditor) =>
  editor.read(() => {
    const [block] = $getSelection()?.getNodes() ?? [];
    return $isBlockNode(block) ? editor.getElementByKey(block.getKey())?.querySelector<HTMLElement>(LINE) : null;
  });

/** Enter goes from a selected block into its first line, and from there into the paragraph below. @returns a function that ends it */
export function goByEnter(editor: LexicalEditor): () => void {
  const onKey = (event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== "Enter" || event.isComposing || event.shiftKey || !(target instanceof Element)) return;
    const line = target === editor.getRootElement() ? lineOfSelected(editor) : null;
    const isLine = target.matches(LINE);
    if (!line && !isLine) return;
    event.preventDefault();
    // The editor's own Enter comes after this one.
    event.stopImmediatePropagation();
    if (line) return line.focus();
    editor.getRootElement()?.focus({ preventScroll: true });
    editor.update(() => {
      const block = $getNearestNodeFromDOMNode(target);
      const next = block?.getNextSibling();
      ($isElementNode(next) ? next : block?.insertAfter($createParagraphNode()))?.selectEnd();
    });
  };
  return editor.registerRootListener((root, before) => {
    before?.removeEventListener("keydown", onKey, true);
    root?.addEventListener("keydown", onKey, true);
  });
}
