function isText(part: string): boolean {
  try {
    decodeURIComponent(decodeURIComponent(part));
    return true;
  } catch {
    return false;
  }
}

/**
 * Takes what is no text out of the address, such as the hash `#100%` (N11, N23): Gatsby's router decodes paths twice and hashes
 * once without a guard, outside of everything that could catch the error, and the visitor would have an empty page.
 */
export function dropUnreadable(): void {
  const { hash, pathname, search } = window.location;
  if (isText(pathname) && isText(hash)) return;
  const path = isText(pathname) ? pathname : pathname.replace(/%(?:25)?/g, "");
  window.history.replaceState(window.history.state, "", path + search + (isText(hash) ? hash : ""));
}
