const FIELDS = "input, textarea, select, [contenteditable]:not([contenteditable=false])";

type Keys = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "target">;

/**
 * Whether a key event opens the search (X8): Ctrl or ⌘ with K, by the key's position in layouts without that letter,
 * and `/` outside of text fields. Not over a dialog or the open menu.
 */
export function asksForSearch({ key, code, ctrlKey, metaKey, altKey, shiftKey, target }: Keys): boolean {
  const isWriting = target instanceof Element && target.closest(FIELDS);
  const isAsked = ctrlKey || metaKey ? !shiftKey && (key === "k" || code === "KeyK") : key === "/" && !isWriting;
  return isAsked && !altKey && !document.querySelector("dialog[open], [data-menu=open]");
}
