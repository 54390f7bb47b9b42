import { useId, type ComponentProps } from "react";
import { graphql } from "gatsby";
import { classNames } from "../../ui/class-names";
import { Heading } from "../../ui/heading";
import { Picture } from "../../ui/picture";
import type { PictureBox } from "../../ui/picture-sizes";
import * as styles from "./career-happy.module.css";

interface CareerHappyProps extends ComponentProps<"section"> {
  happy: NonNullable<Queries.CareerHappyFragment["happy"]>;
  /** The last five are shown: the strip of the agency's life begins with the first. */
  pictures: readonly Queries.HappyFrameFragment[];
}

const SHOWN = 5;

const PHONE = "(width <= 768px)";

/** The tiles of the mosaic: the first picture is the large one. */
const LARGE = { width: "min(46.5vw, 820px)", ratio: 1.38 } as const satisfies PictureBox;
const SMALL = { width: "min(22.6vw, 398px)", ratio: 0.9 } as const satisfies PictureBox;

function boxesAt(index: number): PictureBox[] {
  const onPhone = index === 0 ? { width: "91vw", ratio: 4 / 3 } : { width: "43vw", ratio: 1 };
  return [{ media: PHONE, ...onPhone }, index === 0 ? LARGE : SMALL];
}

/** People at work and after it: a claim amid its proof. */
export function CareerHappy({ happy, pictures, className, ...rest }: CareerHappyProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={classNames(styles.happy, className)} {...rest}>
      <div className={styles.text}>
        <Heading level={2} id={titleId}>
          {happy.title}
        </Heading>
        <p>{happy.text}</p>
      </div>
      {pictures.slice(-SHOWN).map(({ entryId, picture }, index) => (
        <Picture key={entryId} picture={picture} boxes={boxesAt(index)} className={styles.picture} />
      ))}
    </section>
  );
}

export const query = graphql`
  fragment CareerHappy on CareerPage {
    happy {
      title
      text
    }
  }

  fragment HappyFrame on GalleryPicture {
    entryId
    picture {
      ...PictureBase
      file {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [220, 280, 360, 460, 580, 740, 940, 1200, 1520, 1920])
        }
      }
    }
  }
`;
