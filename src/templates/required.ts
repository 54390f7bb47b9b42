/**
 * Narrows a value that a page cannot be rendered without. The contract promises it, so its absence fails the build.
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
