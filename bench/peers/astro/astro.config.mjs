import { defineConfig, sharpImageService } from "astro/config";

export default defineConfig({
  trailingSlash: "never",
  // Ours are within the page too.
  build: { inlineStylesheets: "always" },
  prefetch: { prefetchAll: true, defaultStrategy: "viewport" },
  image: { service: sharpImageService({ avif: { quality: 50, effort: 1 }, webp: { quality: 72 } }) },
});
