import { useEffect, type RefObject } from "react";
import { pageOfLink } from "./page-of-link";

/**
 * Reports a link's page to the loader while the element that the link is stretched over is in view (G5). Gatsby's `Link` looks
 * at the link's own box, which is that of its words, often below the window's edge.
 * @param ref something within the link
 * @param area selector of the element, which the link is in
 */
export function usePrefetchInView(ref: RefObject<HTMLElement | null>, area: string): void {
  useEffect(() => {
    const link = ref.current?.closest("a");
    const page = link && pageOfLink(link);
    const stretched = link?.closest(area);
    if (!page || !stretched) return undefined;
    let prefetch: { abort: () => void } | undefined;
    const observer = new IntersectionObserver((entries) => {
      prefetch?.abort();
      prefetch = entries.at(-1)?.isIntersecting ? window.___loader.enqueue(page) : undefined;
    });
    observer.observe(stretched);
    return () => {
      observer.disconnect();
      prefetch?.abort();
    };
  }, [ref, area]);
}
