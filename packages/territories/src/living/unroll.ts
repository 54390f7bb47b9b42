/** Art that is ready to play. */
interface Stage {
  /** @param delay milliseconds */
  begin(delay: number): Animation[];
  /** Puts the art back as it was. */
  end(): void;
}

/** Leaves slowly and settles long. */
const EASE = "cubic-bezier(0.45, 0, 0.15, 1)";

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

/** A drawing that is in the document: its parts move (drawing/shape-of.ts) and come back. */
export function playParts(drawing: SVGSVGElement): Stage {
  let animations: Animation[] = [];
  return {
    begin(delay) {
      animations = partsOf(drawing).map((part) => animate(part, delay));
      return animations;
    },
    end() {
      for (const animation of animations) animation.cancel();
    },
  };
}

/** Lays a drawing, which the page shows as a picture, over that picture for its second. */
export async function unroll(image: HTMLImageElement): Promise<Stage[]> {
  const url = image.currentSrc;
  const root = url ? (await drawingAt(url))?.documentElement : undefined;
  const drawing = root && document.importNode(root, true);
  // The page may have gone, or the window have another shape by now.
  if (!(drawing instanceof SVGSVGElement) || !image.isConnected || image.currentSrc !== url) return [];
  drawing.ariaHidden = "true";
  // As the picture fills its box.
  drawing.setAttribute("preserveAspectRatio", "xMidYMid slice");
  Object.assign(drawing.style, { position: "absolute", inset: "0", width: "100%", height: "100%" });
  return [
    {
      begin(delay) {
        image.after(drawing);
        return partsOf(drawing).map((part) => animate(part, delay));
      },
      end() {
        drawing.remove();
      },
    },
  ];
}

const partsOf = (drawing: SVGSVGElement) => [...drawing.querySelectorAll<SVGGElement>("[data-through]")];

function animate(part: SVGGElement, wait: number): Animation {
  const { through = "", time = "", origin } = part.dataset;
  const [delay = 0, duration = 0] = time.split(" ").map(Number);
  if (origin) part.style.transformOrigin = origin.replace(/ |$/g, "px ");
  const frames = ["none", ...through.split("|"), "none"].map((transform) => ({ transform, easing: EASE }));
  return part.animate(frames, { duration, delay: wait + delay, fill: "both" });
}
