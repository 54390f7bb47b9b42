/** Positions of elements in the window, for journeys that compare edges. */
import type { Locator } from "@playwright/test";

/** @returns pixels from the window's left edge */
export const leftOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().left);
