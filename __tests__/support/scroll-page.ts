/** Scrolls the page as the browser does it: the offset changes, and the event is dispatched. */
export function scrollPage(top: number): void {
  window.scrollY = top;
  document.dispatchEvent(new Event("scroll", { bubbles: true }));
}
