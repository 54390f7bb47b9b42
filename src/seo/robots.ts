/** robots.txt: allows the whole site, and nothing of the CMS (X2). */
export function robots(siteUrl: string): string {
  return ["User-agent: *", "Disallow: /admin", "Disallow: /cms-api", "", `Sitemap: ${siteUrl}/sitemap.xml`, ""].join(
    "\n",
  );
}
