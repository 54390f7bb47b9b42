/**
 * Has the page of a link fetched while what stands for the link is in view (G5): Gatsby looks at the link's words alone.
 * @param area null where nothing does
 * @returns ends it; an effect may return it as it is
 */
export function fetchInView({ origin, pathname, search }: HTMLAnchorElement, area: Element | null): () => void {
  let wanted: { abort: () => void } | undefined;
  const observer = new IntersectionObserver(([entry]) => {
    wanted?.abort();
    wanted = entry?.isIntersecting ? window.___loader.enqueue(pathname + search) : undefined;
  });
  if (area && origin === window.location.origin) observer.observe(area);
  return () => {
    observer.disconnect();
    wanted?.abort();
  };
}
