/** Styles for the document: what a visitor is asked, an editor is not, the bars for consent and for another language with its room. */
export const HIDDEN_NOTICES = "[data-notices] { display: none } :root { --suggestion: 0px !important }";

/** Keeps the frame on the draft: links and forms do nothing, except links within the page. */
export function stayHere(): void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    const isOurs = link?.getAttribute("target") === "_top" || link?.getAttribute("href")?.startsWith("#");
    if (link && !isOurs) event.preventDefault();
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener("click", onClick, true);
  window.addEventListener("submit", onSubmit, true);
}
