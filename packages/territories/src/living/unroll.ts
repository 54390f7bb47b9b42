import { EASE, type Stage } from "./move";

/** Requested drawings, by address. */
const drawings = new Map<string, Promise<Document | null>>();

/** A request that parses, for which no policy has to be opened: what comes is a document, never markup of this page. */
function drawingAt(url: string): Promise<Document | null> {
  const known = drawings.get(url);
  if (known) return known;
  const asked = new Promise<Document | null>((resolve) => {
    const request = new XMLHttpRequest();
    request.open("GET", url);
    request.responseType = "document";
    request.onload = () => resolve(request.responseXML);
    request.onerror = () => {
      drawings.delete(url);
      resolve(null);
    };
    request.send();
  });
  drawings.set(url, asked);
  return asked;
}

/**
 * Lays a drawing of a header, which the page shows as a picture, over that picture. It has its second with it: what says
 * `data-through` moves through these transforms and back (header/draw-header.ts).
 */
export async function unroll(image: HTMLImageElement): Promise<Stage[]> {
  const url = image.currentSrc;
  const root = url ? (await drawingAt(url))?.documentElement : undefined;
  const drawing = root && document.importNode(root, true);
  // The page may have gone, or the window have another shape by now.
  if (!(drawing instanceof SVGSVGElement) || !image.isConnected || image.currentSrc !== url) return [];
  drawing.ariaHidden = "true";
  Object.assign(drawing.style, { position: "absolute", inset: "0", width: "100%", height: "100%" });
  const parts = [...drawing.querySelectorAll<SVGGElement>("[data-through]")];
  return [
    {
      begin(delay) {
        image.after(drawing);
        return parts.map((part) => animate(part, delay));
      },
      end() {
        drawing.remove();
      },
    },
  ];
}

function animate(part: SVGGElement, wait: number): Animation {
  const { through = "", time = "", origin } = part.dataset;
  const [delay = 0, duration = 0] = time.split(" ").map(Number);
  if (origin) part.style.transformOrigin = origin.replace(/ |$/g, "px ");
  const frames = ["none", ...through.split("|"), "none"].map((transform) => ({ transform, easing: EASE }));
  return part.animate(frames, { duration, delay: wait + delay, fill: "both" });
}
