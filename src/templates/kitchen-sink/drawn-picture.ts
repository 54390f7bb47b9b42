/** Pictures that need no file. */
import type { PictureData } from "../../ui/picture";

// Parentheses would end the `url()` that it is in.
const escaped = (text: string) => encodeURIComponent(text).replaceAll("(", "%28").replaceAll(")", "%29");

const drawn = (shapes: string) =>
  `data:image/svg+xml,${escaped(`<svg xmlns="http://www.w3.org/2000/svg" width="160" height="100">${shapes}</svg>`)}`;

export const SHARP = drawn(
  '<path fill="#7cc4ff" d="M0 0h160v100H0z"/><circle cx="60" cy="50" r="40" fill="#3a2bff"/><path fill="#f4f3ee" d="M80 90a40 40 0 0 1 80 0z"/>',
);
const BLURRED = drawn(
  '<filter id="b"><feGaussianBlur stdDeviation="12"/></filter><path fill="#7cc4ff" d="M0 0h160v100H0z"/><g filter="url(#b)"><circle cx="60" cy="50" r="40" fill="#3a2bff"/><path fill="#f4f3ee" d="M80 90a40 40 0 0 1 80 0z"/></g>',
);
export const NOTHING = drawn("");

/** A picture as the build would give it. @param source SHARP, or NOTHING for one that is on its way */
export function pictureOf(source: string, alt: string): PictureData {
  return {
    alt,
    width: 160,
    height: 100,
    focal: { x: 0.5, y: 0.5 },
    file: {
      childImageSharp: {
        gatsbyImageData: {
          layout: "fullWidth",
          width: 160,
          height: 100,
          images: { fallback: { src: source } },
          placeholder: { fallback: BLURRED },
        },
      },
    },
  };
}
