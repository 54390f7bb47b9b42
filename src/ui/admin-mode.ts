const NAME = "admin";

/**
 * Whether an editor looks at the page (N27): `?admin=1` says so for the tab, `?admin=0` ends it.
 * The CMS's preview opens pages with it.
 */
export function isAdminMode(): boolean {
  const asked = new URLSearchParams(window.location.search).get(NAME);
  try {
    if (asked !== null) sessionStorage.setItem(NAME, asked);
    return sessionStorage.getItem(NAME) === "1";
  } catch {
    return asked === "1";
  }
}
