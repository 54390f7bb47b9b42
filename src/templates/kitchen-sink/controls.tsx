import { useState } from "react";
import { Arrow } from "../../ui/arrow";
import { Button, type ButtonLook } from "../../ui/button";
import { ButtonLink } from "../../ui/button-link";
import { Filter } from "../../ui/filter";
import { Logo } from "../../ui/logo";
import { MailLink } from "../../ui/mail-link";
import { TextLink } from "../../ui/text-link";
import { BothModes, type Mode } from "./both-modes";
import * as styles from "./kitchen-sink.module.css";
import { Topic } from "./topic";

const LOOKS: readonly ButtonLook[] = ["ink", "hot", "line"];
const ARROWS = ["right", "left", "up", "down", "out"] as const;

const OPTIONS = [
  { value: "", label: "All", count: 12 },
  { value: "brand", label: "Brand", count: 7 },
  { value: "film", label: "Film", count: 5 },
];

function FilterSample({ mode }: { mode: Mode }) {
  const [current, setCurrent] = useState("");
  return (
    <Filter label={`Filter on ${mode}`} options={OPTIONS} current={current} parameter={mode} onSelect={setCurrent} />
  );
}

/** Buttons and links, with their states for a pointer and the keyboard. */
export function Controls() {
  return (
    <Topic title="Controls" note="Everything that is pressed is at least 44 px high; focus is a ring in hot.">
      <BothModes>
        {(mode) => (
          <>
            <div className={styles.row}>
              {LOOKS.map((look) => (
                <Button key={look} look={look}>
                  Button {look} <Arrow />
                </Button>
              ))}
              <Button disabled>Disabled</Button>
              <ButtonLink route="index">
                Button that leads <Arrow />
              </ButtonLink>
            </div>
            <div className={styles.row}>
              <TextLink to={`#${mode}-link`}>Link in text</TextLink>
              <TextLink look="plain" to={`#${mode}-plain`}>
                Link on its own
              </TextLink>
              <MailLink look="plain" address="hello@futurenative.example" />
            </div>
            <FilterSample mode={mode} />
            <div className={styles.row}>
              <Logo name="Future Native" />
              <Logo />
              {ARROWS.map((direction) => (
                <Arrow key={direction} direction={direction} />
              ))}
            </div>
          </>
        )}
      </BothModes>
    </Topic>
  );
}
