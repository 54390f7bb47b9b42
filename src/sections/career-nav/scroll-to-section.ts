import { glideTo } from "../../hooks/glide-to";
import { pushEntry } from "../../hooks/push-entry";
import { TIMINGS } from "../../site/timings";

/**
 * Scrolls to an element in 300 ms, at once for those who want no movement, and writes its id into the address (N23).
 * The keyboard goes on from there, as it does after a plain link.
 */
export function scrollToSection(element: HTMLElement): void {
  pushEntry(`#${element.id}`, () => {
    const padding = parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
    glideTo(element.getBoundingClientRect().top + window.scrollY - padding, TIMINGS.careerNavigation.scrollMs);
    element.tabIndex = -1;
    element.focus({ preventScroll: true });
  });
}
