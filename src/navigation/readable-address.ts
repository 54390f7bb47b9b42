/**
 * Takes what is no text out of the address, such as the hash `#100%` (N11, N23): Gatsby's router decodes paths twice and hashes
 * once without a guard, outside of everything that could catch the error, and the visitor would have an empty page.
 *
 * Has no comments inside: its own source is the inline script below.
 */
function dropUnreadable(): void {
  const { hash, pathname, search } = window.location;
  const isText = (part: string) => {
    try {
      decodeURIComponent(decodeURIComponent(part));
      return true;
    } catch {
      return false;
    }
  };
  if (isText(pathname) && isText(hash)) return;
  const path = isText(pathname) ? pathname : pathname.replace(/%(?:25)?/g, "");
  window.history.replaceState(window.history.state, "", path + search + (isText(hash) ? hash : ""));
}

/**
 * The inline script of every page: the router reads the address when its code arrives, before any other of ours can run, and
 * hears of a change after this.
 */
export function readableAddressScript(): string {
  return `(function(drop){drop();addEventListener("popstate",drop,true)})(${dropUnreadable.toString()})`;
}
