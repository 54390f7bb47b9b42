import { Heading } from "../../ui/heading";
import { Prose } from "../../ui/prose";
import { TextLink } from "../../ui/text-link";
import { BothModes } from "./both-modes";
import * as styles from "./kitchen-sink.module.css";
import { Measured } from "./measured";
import { readType } from "./read-element";
import { Topic } from "./topic";

const SIZES = ["hero", "h1", "h2", "h3", "h4"] as const;
const MEASURES = ["narrow", "reading", "wide"] as const;

/** Display sizes, text sizes and running text at its three measures. */
export function Typography() {
  return (
    <Topic
      title="Type"
      note="Unbounded 600 for headings, Onest for text. Sizes grow with the window, between two ends."
    >
      <BothModes layout="wide">
        {(mode) => (
          <>
            {SIZES.map((size) => (
              <Measured key={size} read={readType} className={styles.line}>
                <Heading level={3} size={size}>
                  Future native
                </Heading>
              </Measured>
            ))}
            <Measured read={readType} className={styles.line}>
              <p>Text, for reading: 0–9, «Ёлки», “quotes”, São Paulo</p>
            </Measured>
            <Measured read={readType} className={styles.line}>
              <p className={styles.small}>Small, for notes and figures: 2,024 — № 7</p>
            </Measured>
            {MEASURES.map((measure) => (
              <Prose key={measure} measure={measure} className={styles.sample}>
                <p>
                  The {measure} measure. A brand is native when those who live in it never noticed that it was made, and{" "}
                  <TextLink to={`#${mode}-${measure}`}>would miss it</TextLink> on the day it left.
                </p>
                <ul>
                  <li>The first of two things</li>
                  <li>The second of them</li>
                </ul>
                <ol>
                  <li>What comes first</li>
                  <li>What comes then</li>
                </ol>
              </Prose>
            ))}
          </>
        )}
      </BothModes>
    </Topic>
  );
}
