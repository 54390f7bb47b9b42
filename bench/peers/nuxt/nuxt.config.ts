import uses from "./content/uses.json";

const widths = [...new Set(Object.values(uses).flatMap((use) => use.widths))];

export default defineNuxtConfig({
  compatibilityDate: "2026-11-01",
  telemetry: false,
  modules: ["@nuxt/image"],
  image: {
    dir: "../assets/pictures",
    // A picture is made in these widths alone; its format and quality are given where it is used.
    screens: Object.fromEntries(widths.map((width) => [`w${width}`, width])),
  },
  nitro: {
    prerender: { routes: ["/", "/ru", "/br"], failOnError: true },
    serverAssets: [{ baseName: "content", dir: "../content" }],
  },
});
