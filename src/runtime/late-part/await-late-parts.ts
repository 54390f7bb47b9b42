/** Code on its way that a page is not shown without. */
const coming = new Set<Promise<unknown>>();

/** Keeps pages waiting for it. @returns the same */
export function awaitedByPages<Code>(code: Promise<Code>): Promise<Code> {
  const settled: Promise<unknown> = code.catch(() => undefined).finally(() => coming.delete(settled));
  coming.add(settled);
  return code;
}

/**
 * Makes Gatsby wait for the late parts of a page before it shows it: one that grew when it is there could not be scrolled
 * to its end, or to a section in it. The first page of a visit is whole as served.
 * Call it before anything else changes Gatsby's loader.
 */
export function awaitLateParts(): void {
  const { ___loader: loader } = window;
  const { loadPage } = loader;
  loader.loadPage = async (path) => {
    const found = await loadPage(path);
    await Promise.all(coming);
    return found;
  };
}
