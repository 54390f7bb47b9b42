/**
 * What a page cannot be drawn without. The contract promises it, so its absence is a broken build, not an empty page.
 * @throws Error that names it
 */
export function required<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) {
    throw new Error(
      `There is no ${name} for this page. See that the CMS publishes it in the page's locale, then build again.`,
    );
  }
  return value;
}
