import { readFileSync } from "node:fs";
import Image from "@11ty/eleventy-img";

const read = (path) => readFileSync(path, "utf8");
const uses = JSON.parse(read("content/uses.json"));

async function picture({ file, alt, use }, loading = "lazy") {
  const { widths, sizes } = uses[use];
  const metadata = await Image(`assets/pictures/${file}`, {
    widths,
    formats: ["avif", "webp"],
    outputDir: "_site/img/",
    sharpAvifOptions: { quality: 50, effort: 1 },
    sharpWebpOptions: { quality: 72 },
  });
  const fetchpriority = loading === "eager" ? "high" : "auto";
  return Image.generateHTML(metadata, { alt, sizes, loading, fetchpriority, decoding: "async" });
}

export default function config(eleventy) {
  eleventy.addPassthroughCopy({ public: "/" });
  eleventy.addGlobalData("css", () => read("assets/site.css"));
  eleventy.addGlobalData("script", () => read("assets/behaviours.js"));
  eleventy.addGlobalData("layout", "base.njk");
  eleventy.addAsyncShortcode("picture", picture);
  eleventy.addFilter("inLocale", (entries, locale) => entries.filter((entry) => entry.locale === locale));
  return { dir: { input: "src", data: "../content", output: "_site" } };
}
