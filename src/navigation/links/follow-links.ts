import { isPlainClick } from "../../hooks/plain-click";
import { linkOf, pageOfLink } from "./page-of-link";

/** What the browser does by itself: another tab or window, a file, a place on the same page. */
function isForBrowser(click: MouseEvent, link: HTMLAnchorElement): boolean {
  return !isPlainClick(click) || link.matches('[target], [download], [href^="#"]');
}

function follow(event: MouseEvent): void {
  const link = linkOf(event);
  if (!link || event.defaultPrevented || isForBrowser(event, link)) return;
  const page = pageOfLink(link);
  if (page === undefined) return;
  event.preventDefault();
  const to = page + link.search + link.hash;
  // A page is not gone to twice: one step back would lead to itself.
  window.___navigate(to, { replace: to === window.location.pathname });
}

/**
 * Takes over the links to pages of this site: the next page comes without the document being loaded anew. They are plain
 * links for the rest, on the server, before the scripts come and without them. One of which a component has made something
 * else (`preventDefault`) is left to it.
 * Call it when the page answers.
 */
export function followLinks(): void {
  document.addEventListener("click", follow);
}
