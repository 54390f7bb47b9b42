/**
 * Ref callback: a picture that is still on its way when the script sees it is blurred until it is there (N30).
 * One that has arrived already, or a page without JavaScript, is left as it is.
 */
export function sharpenOnLoad(image: HTMLImageElement | null): (() => void) | undefined {
  if (!image || image.complete) return undefined;
  const sharpen = () => {
    image.dataset.state = "loaded";
  };
  image.dataset.state = "loading";
  image.addEventListener("load", sharpen, { once: true });
  image.addEventListener("error", sharpen, { once: true });
  return () => {
    image.removeEventListener("load", sharpen);
    image.removeEventListener("error", sharpen);
  };
}
