import { useState } from "react";
import type { Direction } from "../../hooks/step-along";
import { DragStrip } from "../../ui/drag-strip";
import { Medal } from "../../ui/medal";
import { ScreenNavigation } from "../../ui/screen-navigation";
import { Stars } from "../../ui/stars";
import { TerritoryBand } from "../../ui/territory/territory-band";
import { TerritoryCard } from "../../ui/territory/territory-card";
import { BothModes } from "./both-modes";
import * as styles from "./kitchen-sink.module.css";
import { Topic } from "./topic";

const CARDS = [
  { mark: "arc", seed: 4, colors: ["lime", "moss", "ink"], title: "A territory that spreads" },
  { mark: "wave", seed: 11, colors: ["sky", "ultra", "paper"], title: "A territory with a lead" },
  { mark: "stack", seed: 23, colors: ["rose", "plum", "hot"], title: "A territory that is a disc" },
] as const;

const STEPS = { up: "Up", down: "Down", left: "Left", right: "Right" } as const satisfies Record<Direction, string>;

const MEDALS = ["grand-prix", "gold", "silver", "bronze", "short-list"] as const;

function Screen() {
  const [step, setStep] = useState<Direction>();
  return (
    <ScreenNavigation labels={STEPS} className={styles.screen} onStep={setStep}>
      <p aria-live="polite">{step ?? "An area, an arrow key or a swipe"}</p>
    </ScreenNavigation>
  );
}

/** What is made of territories, and what one moves through. */
export function Territories() {
  return (
    <Topic
      title="Territories"
      note="Cards in a strip that one drags, a screen of four areas, a night sky, a territory between two sections."
    >
      <BothModes>
        {(mode) => (
          <>
            <DragStrip hint="Drag" aria-label={`Cards on ${mode}`}>
              {CARDS.map(({ title, ...territory }) => (
                <TerritoryCard
                  key={title}
                  territory={territory}
                  cover={null}
                  boxes={[{ width: "300px" }]}
                  title={title}
                  level={3}
                  size="h4"
                  link={{ to: `#${mode}-${territory.mark}` }}
                  facts={["Category", 2026]}
                  className={styles.slide}
                />
              ))}
            </DragStrip>
            <Screen />
            <div className={styles.sky}>
              <Stars />
            </div>
            <p>
              {MEDALS.map((category) => (
                <Medal key={category} category={category} />
              ))}
            </p>
            <TerritoryBand territory={CARDS[0]} />
          </>
        )}
      </BothModes>
    </Topic>
  );
}
