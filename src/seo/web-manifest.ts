/** The web app manifest, for browsers that install the site (X2). */
import type { Site } from "@future-native/contract";
import { LOCALES } from "@future-native/contract/locales";
import { routePath } from "../site/routes";
import { ask, type Graphql } from "../site/read-site";
import { THEME_COLORS } from "../site/theme-colors";
import { manifestPath } from "./manifest-path";

const SETTINGS = `
  query ManifestSettings {
    settings: allSiteSettings { nodes { locale productName description colors { ground } } }
  }
`;

type Settings = Pick<Site, "locale" | "productName" | "description" | "colors">;

// Drawn by icons.ts.
const ICONS = [192, 512].flatMap((size) => [
  { src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png", purpose: "any" },
  { src: `/icon-maskable-${size}.png`, sizes: `${size}x${size}`, type: "image/png", purpose: "maskable" },
]);

/** @returns the manifest of each locale, the files' text by their name */
export async function webManifests(graphql: Graphql): Promise<Record<string, string>> {
  const { settings } = await ask<{ settings: { nodes: readonly Settings[] } }>(graphql, SETTINGS);
  const files = LOCALES.flatMap(({ code, tag }) => {
    const own = settings.nodes.find(({ locale }) => locale === code);
    if (!own) return [];
    const ground = own.colors?.ground ?? THEME_COLORS.paper;
    const start = routePath("index", code);
    const manifest = {
      ...{ id: start, start_url: start, scope: "/", lang: tag, dir: "ltr" },
      ...{ name: own.productName, short_name: own.productName, description: own.description ?? undefined },
      // A site among pages, with the browser's own back button and address.
      ...{ display: "browser", background_color: ground, theme_color: ground, icons: ICONS },
    };
    return [[manifestPath(code).slice(1), JSON.stringify(manifest)] as const];
  });
  return Object.fromEntries(files);
}
