const FIELDS = "input, textarea, select, [contenteditable]:not([contenteditable=false])";

type Keys = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "target">;

/**
 * Whether keys ask for the search (X8): Ctrl or ⌘ with K, by the key where the layout has no such letter, and `/` where nobody
 * writes. Over a dialog or the open menu they ask for nothing.
 */
export function asksForSearch({ key, code, ctrlKey, metaKey, altKey, shiftKey, target }: Keys): boolean {
  const isWriting = target instanceof Element && target.closest(FIELDS);
  const isAsked = ctrlKey || metaKey ? !shiftKey && (key === "k" || code === "KeyK") : key === "/" && !isWriting;
  return isAsked && !altKey && !document.querySelector("dialog[open], [data-menu=open]");
}
