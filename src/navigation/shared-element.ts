/** A picture of a case, in a list or on the case's own page, says whose it is: `data-grows={alias}`. */
const pictureOf = (alias: string) => `[data-grows="${CSS.escape(alias)}"]`;
/**
 * Overlay of the picture, on the case's own page and at the end of the one before, which would be under it while it
 * grows.
 */
const overlayOf = (picture: HTMLElement | undefined) =>
  picture?.parentElement?.querySelector<HTMLElement>(":scope > [data-over-growing]") ?? undefined;

function isInView(element: HTMLElement): boolean {
  const { top, right, bottom, left, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
}

function inView(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find(isInView);
}

/** The last part of a path: on a case's page its alias, on others the alias of nothing. */
const aliasOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** While the large file is on its way the picture shows the small one that has grown, not its blur. */
function lend(source: HTMLElement, target: HTMLElement): void {
  const file = source.querySelector("img")?.currentSrc;
  const picture = target.querySelector("picture");
  if (file && picture) picture.style.backgroundImage = `url("${file}")`;
}

interface Growth {
  /** The new page is in the document, the old one is not. */
  arrive: () => void;
  /** Nothing moves any more. */
  end: () => void;
}

/**
 * Makes one picture of the transition between two pages, where both show it: that of the case one goes to, which grows
 * from the list, or that of the case one comes from, which shrinks back into it.
 * Call it while the old page is shown.
 */
export function growPicture(from: string, to: string): Growth {
  const named: HTMLElement[] = [];
  const name = (element: HTMLElement | undefined, transitionName: string) => {
    if (!element) return;
    element.style.viewTransitionName = transitionName;
    named.push(element);
  };
  const alias = [to, from].map(aliasOf).find((candidate) => candidate && inView(pictureOf(candidate)));
  const source = alias && inView(pictureOf(alias));
  if (!alias || !source) return { arrive: () => undefined, end: () => undefined };

  name(source, "cover");
  name(overlayOf(source), "over-cover");
  return {
    arrive() {
      const target = inView(pictureOf(alias));
      if (!target) return;
      lend(source, target);
      name(target, "cover");
      name(overlayOf(target), "over-cover");
    },
    end() {
      for (const element of named) element.style.viewTransitionName = "";
    },
  };
}
