/** Finds a field in a form of the admin by its path, on whichever tab and in whichever row it is. */
import type { ClientField } from "payload";

/** Where a form has drawn a field; rich text says so in another way than the others. */
export function findField(path: string): HTMLElement | undefined {
  const id = `field-${path.replaceAll(".", "__")}`;
  const found = document.querySelectorAll<HTMLElement>(`#${CSS.escape(id)}, [data-field-path="${CSS.escape(path)}"]`);
  return [...found].find((field) => field.getClientRects().length > 0);
}

/** Scrolls to a field and puts the cursor into it. */
export function focusField(field: HTMLElement): void {
  field.scrollIntoView({ block: "center" });
  const editable = "input, textarea, select, [contenteditable='true'], button";
  const target = field.matches(editable) ? field : field.querySelector<HTMLElement>(editable);
  target?.focus({ preventScroll: true });
}

/** Which tab of a form holds a field; -1 when none does. */
export function tabOf(fields: readonly ClientField[], path: string): number {
  const tabs = fields.flatMap((field) => (field.type === "tabs" ? field.tabs : []));
  const [first] = path.split(".");
  return tabs.findIndex((tab) => ("name" in tab && tab.name ? tab.name === first : holds(tab.fields, first)));
}

function holds(fields: readonly ClientField[], name: string | undefined): boolean {
  return fields.some((field) => {
    if ("name" in field && field.name) return field.name === name;
    return "fields" in field && Array.isArray(field.fields) && holds(field.fields as ClientField[], name);
  });
}

/** Turns to a tab. @returns whether there is one to turn to */
export function turnTo(tab: number): boolean {
  const button = document.querySelectorAll<HTMLElement>(".tabs-field__tab-button")[tab];
  button?.click();
  return Boolean(button);
}

/** Opens the rows in which a field stands. */
function unfoldRows(path: string): void {
  const parts = path.split(".");
  parts.forEach((part, at) => {
    if (!/^\d+$/.test(part)) return;
    const row = document.getElementById(`${parts.slice(0, at).join("-")}-row-${part}`);
    row?.querySelector<HTMLElement>(".collapsible__toggle--collapsed")?.click();
  });
}

const PATIENCE = 5000;

/** Brings the form to a field and puts the cursor into it: turns to its tab, opens its row, and waits until it is drawn. */
export function goToField(fields: readonly ClientField[], path: string): void {
  if (!findField(path)) turnTo(tabOf(fields, path));
  unfoldRows(path);
  const observer = new MutationObserver(look);
  const timer = setTimeout(() => observer.disconnect(), PATIENCE);
  function look() {
    const field = findField(path);
    if (!field) return unfoldRows(path);
    observer.disconnect();
    clearTimeout(timer);
    focusField(field);
  }
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  look();
}
