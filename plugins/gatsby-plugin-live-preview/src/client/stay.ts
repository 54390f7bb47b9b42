/** Styles for the document: what a visitor is asked, an editor is not, the bars for consent and for another language with its room. */
export const HIDDEN_NOTICES = "[data-notices] { display: none } :root { --suggestion: 0px !important }";

/** The frame shows the draft and nothing else: links lead nowhere, forms send nothing. What moves within the page works. */
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
