/** Removes the cookies of a service by the prefixes of their names, for this host and for the domains above it. */
export function forgetCookies(...beginnings: readonly string[]): void {
  const labels = window.location.hostname.split(".");
  const domains = ["", ...labels.map((_, index) => `; Domain=${labels.slice(index).join(".")}`)];
  const names = document.cookie.split(";").map((cookie) => cookie.split("=")[0]?.trim() ?? "");
  for (const name of names.filter((name) => beginnings.some((beginning) => name.startsWith(beginning)))) {
    for (const domain of domains) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
  }
}
