import { pageOfLink } from "./page-of-link";

/** What a stretched link is as large as (src/ui/stretched-link.tsx); any other is as large as its words. */
const AREA = "li, article, section";

function areaOf(link: HTMLElement): Element {
  return (link.dataset["stretched"] !== undefined && link.closest(AREA)) || link;
}

const bringsElements = ({ addedNodes }: MutationRecord) => [...addedNodes].some((node) => node instanceof Element);

/**
 * Watches all links to pages of this site, those too that come later.
 * @param onChange called when another one has come into view
 * @param whenIdle runs something when there is time for it
 * @returns the pages of the links that are in view now, the first seen first
 */
export function watchLinks(onChange: () => void, whenIdle: (run: () => void) => void): () => string[] {
  const pageOfArea = new WeakMap<Element, string>();
  const inView = new Map<Element, string>();
  let isDue = false;

  const views = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.set(target, pageOfArea.get(target) ?? "");
      else inView.delete(target);
    }
    if (entries.some(({ isIntersecting }) => isIntersecting)) onChange();
  });
  const look = () => {
    isDue = false;
    for (const link of document.links) {
      const page = pageOfLink(link);
      if (page === undefined) continue;
      pageOfArea.set(areaOf(link), page);
      views.observe(areaOf(link));
    }
  };
  const changes = new MutationObserver((records) => {
    if (isDue || !records.some(bringsElements)) return;
    isDue = true;
    whenIdle(look);
  });
  changes.observe(document.body, { childList: true, subtree: true });
  look();
  return () => [...inView.values()];
}
