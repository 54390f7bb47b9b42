import { useId, type CSSProperties } from "react";
import { graphql } from "gatsby";
import { useNear } from "../../hooks/use-near";
import { Heading } from "../../ui/heading";
import { inPlaceOf } from "../../ui/on-demand";
import type { BlockProps } from "./block-props";
import { NOWHERE } from "./nowhere";
import * as styles from "./play.module.css";
import { Scene } from "./play-scene";

const Choices = inPlaceOf(async () => (await import("./play-choices")).Choices);
const Wait = inPlaceOf(async () => (await import("./play-wait")).Wait);

/** Those of a component of their own or of two; the others are choices. */
const KINDS: Readonly<Record<string, typeof Choices>> = {
  bug: inPlaceOf(async () => (await import("./play-bug")).Bug),
  bell: inPlaceOf(async () => (await import("./play-bell")).Bell),
  ...{ chair: Wait, letters: Wait },
  ruler: inPlaceOf(async () => (await import("./play-ruler")).Ruler),
  plate: inPlaceOf(async () => (await import("./play-plate")).Plate),
};

type Style = CSSProperties & Record<"--figure" | "--accent", string>;

/** The idea of a case as something to play. It is read until its code is there, which is fetched when it comes near the view. */
export function PlayView({ block, territory = NOWHERE }: BlockProps<Queries.PlayViewFragment>) {
  const titleId = useId();
  const { isNear, ref } = useNear();
  const { kind, title, lead, steps, done } = block;
  const [ground, figure, accent] = territory.colors;
  const style: Style = { "--figure": `var(--${figure})`, "--accent": `var(--${accent})` };
  const Playable = KINDS[kind] ?? Choices;
  return (
    <section
      ref={ref}
      aria-labelledby={titleId}
      data-ground={ground}
      data-play={kind}
      className={styles.play}
      style={style}
    >
      <div>
        <Heading level={3} size="h2" id={titleId}>
          {title}
        </Heading>
        <p className={styles.lead}>{lead}</p>
      </div>
      <Playable isWanted={isNear} props={{ block, titleId }}>
        <Scene
          state="read"
          said={done}
          art={<img src={`/play/${kind}.svg`} alt="" width={600} height={600} loading="lazy" />}
        >
          <ul className={styles.steps}>
            {steps.map(({ label, said }, index) => (
              <li key={index}>
                <b>{label}</b> {said}
              </li>
            ))}
          </ul>
        </Scene>
      </Playable>
    </section>
  );
}

export const query = graphql`
  fragment PlayView on PlayBlock {
    kind
    title
    lead
    action
    steps {
      label
      said
    }
    done
  }
`;
