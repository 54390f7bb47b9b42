import type { TerritoryMark as Mark } from "@future-native/contract";
import { Picture } from "../../ui/picture";
import { TerritoryArt } from "../../ui/territory/territory-art";
import { TerritoryMark } from "../../ui/territory/territory-mark";
import { BothModes } from "./both-modes";
import { NOTHING, pictureOf, SHARP } from "./drawn-picture";
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
