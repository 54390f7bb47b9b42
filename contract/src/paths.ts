/** Paths of a site, as its server, its build and its CMS compare them. */

/**
 * A path without the slashes at its end; of nothing but slashes one stays. It walks back from the end: the regular expression
 * for it, `/\/+$/`, tries anew at each slash, and strangers send paths of thousands.
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
