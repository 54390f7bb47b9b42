import { useId, type ComponentProps } from "react";
import { graphql } from "gatsby";
import { classNames } from "../../ui/class-names";
import { Heading } from "../../ui/heading";
import { Picture } from "../../ui/picture";
import * as styles from "./career-happy.module.css";

interface CareerHappyProps extends ComponentProps<"section"> {
  happy: Queries.CareerHappyFragment["happy"];
  /** The last five are shown: the strip of the agency's life begins with the first. */
  pictures: readonly Queries.HappyFrameFragment[];
}

const SHOWN = 5;

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
      {pictures.slice(-SHOWN).map(({ entryId, picture }) => (
        <Picture key={entryId} picture={picture} sizes="(width <= 768px) 100vw, 54vw" className={styles.picture} />
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
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 960, 1600])
        }
      }
    }
  }
`;
