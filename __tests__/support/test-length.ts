/**
 * The two lengths of the tests. `npm test` takes the short forms, `npm run test:long` the long ones: whole matrices,
 * more rounds of faults, more generated input; of journeys also those that are tagged `@long`. Files named `*.long.test.ts` and `*.long.spec.ts` have a long form
 * alone: processes that are killed, full disks, every earlier version, other hosts, builds from nothing, other engines
 * (jest.config.mjs, cms/vitest.config.ts, playwright.config.ts).
 */
export const IS_LONG = process.env.TEST_LENGTH === "long";

/** @returns the amount that suits the run */
export const byLength = (short: number, long: number): number => (IS_LONG ? long : short);

/**
 * Items to test a row of a matrix with: all in the long form; one in the short form, rotating by row, so that each item
 * is used if there are at least as many rows as items.
 * @param row index of the row
 */
export function inTurn<Item>(items: readonly Item[], row: number): readonly Item[] {
  return IS_LONG ? items : items.filter((_, index) => index === row % items.length);
}

/** @returns all items in the long form, in the short one every `step`th */
export function sample<Item>(items: readonly Item[], step: number): readonly Item[] {
  return IS_LONG ? items : items.filter((_, index) => index % step === 0);
}
