/**
 * A path without the slashes at its end; of nothing but slashes one stays. It walks back from the end: the regular expression
 * for it, `/\/+$/`, tries anew at each slash, and strangers send paths of thousands.
 */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}
