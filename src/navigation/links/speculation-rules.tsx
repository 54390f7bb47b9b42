/** Paths with a dot are files; the CMS is no page of the site. */
const NO_PAGES = ["/*.*", "/admin*", "/api/*"];

/** For links that are hovered or pressed: the browser's own measure of what is worth a request. */
const RULES = {
  prefetch: [
    { where: { and: [{ href_matches: "/*" }, { not: { href_matches: NO_PAGES } }] }, eagerness: "moderate" as const },
  ],
};

const TYPE = "speculationrules";

/**
 * Lets a browser that knows how fetch the page of a link that is about to be pressed (G5), as long as the page has no
 * scripts: `removeSpeculationRules` ends it when they take over, who fetch less than whole pages.
 */
export function SpeculationRules() {
  return <script type={TYPE} dangerouslySetInnerHTML={{ __html: JSON.stringify(RULES) }} />;
}

/** From now on pages are fetched ahead by the scripts. */
export function removeSpeculationRules(): void {
  document.querySelector(`script[type="${TYPE}"]`)?.remove();
}
