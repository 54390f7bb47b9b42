import { atFirstSign } from "../../hooks/after-first-view";

/** What has been passed counts as near, however fast; so does what is less than a window below. */
const MARGIN = "1000000px 0px 100% 0px";

/**
 * Waits until somebody is about to need what stands in an element: at the first sign of a hand, when it comes near the
 * window, at once where the address leads into the page.
 */
export function whenWanted(element: Element): Promise<void> {
  const { search, hash } = window.location;
  if (search || hash) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) done();
      },
      { rootMargin: MARGIN },
    );
    const forget = atFirstSign(() => done());
    function done() {
      observer.disconnect();
      forget();
      resolve();
    }
    // The element itself may have no box.
    for (const child of element.children) observer.observe(child);
  });
}
