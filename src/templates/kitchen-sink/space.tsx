import type { CSSProperties } from "react";
import { Container } from "../../ui/container";
import * as styles from "./kitchen-sink.module.css";
import { Measured } from "./measured";
import { readWidth } from "./read-element";
import { Topic } from "./topic";

const LENGTHS = ["u", "gap", "gutter", "block-space", "section-space", "target", "send-button"] as const;
const CONTAINERS = ["narrow", "middle", "wide", "full"] as const;
const GRIDS = [12, 5] as const;

type Length = CSSProperties & Record<"--length", string>;

const lengthOf = (token: string): Length => ({ "--length": `var(--${token})` });

/** Units, columns and containers, as wide as they are in this window (N31). */
export function Space() {
  return (
    <Topic
      title="Space"
      note="Ten pixels of the drawing are one unit: 90 % of them from 1200 px down, 75 % from 900, 50 % from 512."
    >
      {LENGTHS.map((token) => (
        <Measured key={token} read={readWidth} className={styles.line} style={lengthOf(token)}>
          <div className={styles.bar} />
          <span>{token}</span>
        </Measured>
      ))}
      {GRIDS.map((columns) => (
        <div key={columns} data-columns={columns} className={styles.grid}>
          {Array.from({ length: columns }, (_, index) => (
            <span key={index}>{index + 1}</span>
          ))}
        </div>
      ))}
      <div className={styles.bleed}>
        {CONTAINERS.map((width) => (
          <Container key={width} width={width}>
            <Measured read={readWidth}>
              <div className={styles.bar} style={{ width: "100%" }} />
              container {width}
            </Measured>
          </Container>
        ))}
      </div>
    </Topic>
  );
}
