import { Container } from "../ui/container";
import { Reveal } from "../ui/reveal";
import { Section } from "../ui/section";
import { SkipLink } from "../ui/skip-link";
import { VisuallyHidden } from "../ui/visually-hidden";
import { Colours } from "./kitchen-sink/colours";
import { Controls } from "./kitchen-sink/controls";
import { Fields } from "./kitchen-sink/fields";
import { Intro } from "./kitchen-sink/intro";
import { Motion } from "./kitchen-sink/motion";
import { Pictures } from "./kitchen-sink/pictures";
import { Space } from "./kitchen-sink/space";
import { Story } from "./kitchen-sink/story";
import { Territories } from "./kitchen-sink/territories";
import { Typography } from "./kitchen-sink/typography";

/** Every token and every part of `src/ui` in both modes, and what sections are made of. Exists in development and in tests only: see gatsby-node.ts. */
export default function KitchenSinkPage() {
  return (
    <>
      <SkipLink href="#content">Skip to the parts</SkipLink>
      <main id="content" tabIndex={-1}>
        <Container>
          <Intro />
          <Colours />
          <Typography />
          <Space />
          <Controls />
          <Fields />
          <Pictures />
          <Territories />
          <Story />
          <Motion />
        </Container>
        <Section title="A section" note={<span>with a note</span>}>
          <Reveal>
            Its content comes in when its top does. <VisuallyHidden>This is only heard.</VisuallyHidden>
          </Reveal>
        </Section>
      </main>
    </>
  );
}

export { SinkHead as Head } from "./kitchen-sink/sink-head";
