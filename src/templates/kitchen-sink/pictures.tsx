import type { TerritoryMark as Mark } from "@future-native/contract";
import { Picture, type PictureData } from "../../ui/picture";
import { TerritoryArt } from "../../ui/territory/territory-art";
import { TerritoryMark } from "../../ui/territory/territory-mark";
import { BothModes } from "./both-modes";
import * as styles from "./kitchen-sink.module.css";
import { Topic } from "./topic";

const MARKS: readonly Mark[] = ["blob", "arc", "grid", "wave", "stack"];
const COLORS = [
  ["hot", "ink", "sun"],
  ["sky", "ultra", "paper"],
  ["lime", "moss", "ink"],
  ["rose", "plum", "hot"],
  ["sand", "ink", "hot"],
] as const;

// Parentheses would end the `url()` that it is in.
const escaped = (text: string) => encodeURIComponent(text).replaceAll("(", "%28").replaceAll(")", "%29");

const drawn = (shapes: string) =>
  `data:image/svg+xml,${escaped(`<svg xmlns="http://www.w3.org/2000/svg" width="160" height="100">${shapes}</svg>`)}`;

const SHARP = drawn(
  '<path fill="#7cc4ff" d="M0 0h160v100H0z"/><circle cx="60" cy="50" r="40" fill="#3a2bff"/><path fill="#f4f3ee" d="M80 90a40 40 0 0 1 80 0z"/>',
);
const BLURRED = drawn(
  '<filter id="b"><feGaussianBlur stdDeviation="12"/></filter><path fill="#7cc4ff" d="M0 0h160v100H0z"/><g filter="url(#b)"><circle cx="60" cy="50" r="40" fill="#3a2bff"/><path fill="#f4f3ee" d="M80 90a40 40 0 0 1 80 0z"/></g>',
);
const NOTHING = drawn("");

function pictureOf(source: string, alt: string): PictureData {
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

/** Pictures on their way and there, compositions of territories, their marks. */
export function Pictures() {
  return (
    <Topic title="Pictures" note="A blur until the picture is there; what has none is drawn from its territory’s seed.">
      <BothModes>
        {() => (
          <>
            <div className={styles.tiles}>
              <Picture
                picture={pictureOf(NOTHING, "A picture that is on its way: a blur")}
                boxes={[{ width: "300px" }]}
              />
              <Picture
                picture={pictureOf(SHARP, "A picture that is there: a disc and half a disc")}
                boxes={[{ width: "300px" }]}
              />
            </div>
            <div className={styles.tiles}>
              {MARKS.map((mark, index) => (
                <TerritoryArt
                  key={mark}
                  territory={{ mark, seed: index * 7 + 3, colors: COLORS[index] ?? [] }}
                  className={styles.art}
                />
              ))}
            </div>
            <div className={styles.row}>
              {MARKS.map((mark) => (
                <TerritoryMark key={mark} territory={{ mark }} className={styles.sign} />
              ))}
            </div>
          </>
        )}
      </BothModes>
    </Topic>
  );
}
