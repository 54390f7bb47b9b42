/** How sharp the pictures of a page are, when they come, and whether they fill their boxes (N30). */
import type { Page } from "@playwright/test";

/** More is bytes for nothing: the steps of the files are smaller. */
const MOST = 1.3;
/** Less is blurred. On a dense screen browsers take a file that is this near to what is needed. */
const LEAST = 0.87;

/**
 * Works out which file a browser takes for each picture: by what `sizes` says in this window and the rule of Chromium,
 * since it keeps a larger one that it has, and chooses none before a picture is near.
 * @param density pixels of the screen to one of the page
 * @returns what is wrong with each, one line for each
 */
export function wrongFiles(page: Page, density = 1): Promise<string[]> {
  return page.evaluate(
    ({ MOST, LEAST, density }) => {
      const probe = document.body.appendChild(document.createElement("div"));
      probe.style.position = "absolute";

      /** Pixels of the page that `sizes` stands for. */
      function declared(sizes: string): number {
        const [entries = []] = [...sizes].reduce<[string[], number]>(
          ([parts, depth], sign) => {
            if (sign === "," && depth === 0) return [[...parts, ""], depth];
            return [[...parts.slice(0, -1), parts.at(-1) + sign], depth + Number(sign === "(") - Number(sign === ")")];
          },
          [[""], 0],
        );
        const pairs = entries.map((entry) => /^(\(width <= \d+px\) )?(.+)$/.exec(entry.trim()) ?? []);
        const [, , length = "100vw"] = pairs.find(([, media]) => !media || matchMedia(media).matches) ?? [];
        probe.style.width = length;
        return probe.getBoundingClientRect().width;
      }

      /** The smallest that is enough; on a dense screen, where one is nearly enough, that one. */
      function taken(widths: readonly number[], needed: number): number {
        const enough = widths.findIndex((width) => width >= needed);
        if (enough < 0) return widths.at(-1) ?? 0;
        const [smaller = 0, larger = 0] = [widths[enough - 1], widths[enough]];
        return density > 1 && needed < Math.sqrt(smaller * larger) ? smaller : larger;
      }

      function fault(image: HTMLImageElement): string[] {
        const { clientWidth, clientHeight } = image;
        const files = (image.parentElement?.querySelector("source") ?? image).srcset.split(/,\s+/);
        const widths = files.map((file) => Number(/ (\d+)w$/.exec(file)?.[1])).sort((one, other) => one - other);
        const ratio = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
        const drawn = Math.max(clientWidth, clientHeight * ratio);
        const file = taken(widths, declared(image.sizes) * density);
        const share = file / (drawn * density);
        if (drawn === 0 || (share <= MOST && (share >= LEAST || file === widths.at(-1)))) return [];
        const name = `${image.parentElement?.className} ${image.className}`;
        return [`${file} px for ${Math.round(drawn)} × ${density}: ${name}, ${image.sizes}`];
      }

      const faults = [...document.querySelectorAll("img")].filter((image) => image.srcset).flatMap(fault);
      probe.remove();
      return [...new Set(faults)];
    },
    { MOST, LEAST, density },
  );
}

/** @returns images with a wrong loading priority or missing attributes, a line for each */
export function wrongOrder(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>("picture > img")].flatMap((image) => {
      // Twice the height: pictures in the first view of a wide window are somewhat lower on a phone.
      const isBelow = image.getBoundingClientRect().top >= 2 * window.innerHeight;
      const isFirst = image.loading === "eager" && image.fetchPriority === "high";
      const types = [...(image.parentElement?.querySelectorAll("source") ?? [])].map(({ type }) => type);
      const faults = [
        isBelow && isFirst && "is fetched first, far below the first view",
        !isFirst && image.loading !== "lazy" && "is neither lazy nor first",
        !image.getAttribute("width") && "has no width",
        !image.getAttribute("height") && "has no height",
        types.lastIndexOf("image/avif") > 0 && "offers AVIF after others",
      ].filter(Boolean);
      return faults.map((fault) => `${image.currentSrc.split("/").at(-1)} ${fault}`);
    }),
  );
}

/** @returns pictures that are smaller than the box whose ground is their blur */
export const unfilledBoxes = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("picture > img")].flatMap((image) => {
      if (!(image instanceof HTMLImageElement) || !image.parentElement || image.clientWidth === 0) return [];
      const box = image.parentElement;
      const [ratio, own] = [image.clientWidth / image.clientHeight, image.width / image.height];
      const isWhole = getComputedStyle(image).objectFit === "cover" || Math.abs(ratio - own) < 0.02;
      const isFull = box.clientWidth - image.clientWidth <= 1 && box.clientHeight - image.clientHeight <= 1;
      return isWhole && isFull
        ? []
        : [
            `${box.className}: ${image.clientWidth} × ${image.clientHeight} in ${box.clientWidth} × ${box.clientHeight}`,
          ];
    }),
  );
