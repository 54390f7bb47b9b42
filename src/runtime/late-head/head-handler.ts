import { useEffect } from "react";
import { atFirstSign } from "../../hooks/after-first-view";
import { clearHead, HEAD_TAGS, type HeadPage } from "./head-page";

const loadHead = () => import(/* webpackChunkName: "head" */ "./draw-head");

/** Page whose head stands in the document. */
let standing: object | undefined;

function isAsServed(): boolean {
  return standing === undefined && document.head.querySelector(HEAD_TAGS) !== null;
}

function keepHead(page: HeadPage): void {
  const { pageContext } = page.pageComponentProps;
  // What stands in for a page that cannot be shown has none, and says its title by itself.
  const isBare = !page.pageComponent?.Head;
  if (isBare) clearHead();
  const isStanding = standing === pageContext || isAsServed();
  standing = pageContext;
  if (isStanding || isBare) return;
  void loadHead().then(({ drawHead }) => {
    // By then the visitor may have gone on.
    if (standing === pageContext) drawHead(page);
  });
}

/**
 * Stands in the browser's bundle for Gatsby's headHandlerForBrowser: see stand-ins.ts. The head of the first page is there
 * as the server has sent it, so what draws heads is fetched when a hand shows that another page may follow.
 */
function useLateHead(page: HeadPage): void {
  useEffect(() => atFirstSign(() => void loadHead().catch(() => undefined)), []);
  useEffect(() => keepHead(page));
}

export { useLateHead as headHandlerForBrowser };
