/** Paths of a site, as its server, its build and its CMS compare them. */

/**
 * Removes the slashes at the end of a path; of nothing but slashes one stays. A loop, because the regular expression
 * `/\/+$/` takes quadratic time on paths of thousands of slashes.
 */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}

/**
 * A path as people read it, by which redirects are compared: without percent-encoding, and without slashes at its end.
 * @returns undefined for a malformed one, such as `/sale-50%`
 */
export function readablePath(path: string): string | undefined {
  try {
    return withoutTrailingSlashes(decodeURIComponent(path));
  } catch {
    return undefined;
  }
}
