import type { ComponentProps, CSSProperties } from "react";
import { focalPosition } from "@future-native/contract/picture";
import { graphql } from "gatsby";
import { getImage, getSrc, getSrcSet, type IGatsbyImageData } from "gatsby-plugin-image";
import { classNames } from "./class-names";
import { sizesOf, type PictureBox } from "./picture-sizes";
import * as styles from "./picture.module.css";
import { sharpenOnLoad } from "./sharpen-on-load";

/** Fields of a picture from the CMS, and the files that the build made of it. */
export interface PictureData {
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly focal: { readonly x: number; readonly y: number };
  readonly file: {
    readonly publicURL?: string | null;
    readonly childImageSharp?: { readonly gatsbyImageData: IGatsbyImageData } | null;
  } | null;
}

interface PictureProps extends Omit<ComponentProps<"img">, "src" | "srcSet" | "sizes" | "alt"> {
  picture: PictureData;
  /** Sizes of its box on the screen. */
  boxes: readonly PictureBox[];
  /** Replaces the CMS's text: an empty one where the text beside the picture says it already. */
  alt?: string;
  /** The largest thing of the first view: fetched at once and before others. */
  priority?: boolean;
}

// A full-width image's data gives its size as 1 by its ratio; attributes want whole pixels.
const NOMINAL_WIDTH = 1600;

type Style = CSSProperties & Partial<Record<"--ratio", number>>;

/**
 * A picture of the CMS: AVIF or WebP at the size that is needed, a blur until it is there, no shift, cropped around its
 * focal point (N30). It fills the box that `className` gives it; without one it keeps its own ratio. A box that is to show
 * all of it (`fit: "contain"`) gets the ratio as `--ratio`.
 */
export function Picture({ picture, boxes, alt = picture.alt, priority = false, className, ...rest }: PictureProps) {
  const { file, focal } = picture;
  const rendition = file?.childImageSharp;
  const data = getImage(rendition ?? null);
  const source = rendition ? getSrc(rendition) : file?.publicURL;
  if (!source) return null;
  const placeholder = data?.placeholder?.fallback;
  const ratio = data ? data.width / data.height : picture.width / picture.height;
  const sizes = sizesOf(boxes, ratio);
  const isWhole = boxes.some(({ fit }) => fit === "contain");
  const style: Style = {
    objectPosition: focalPosition(focal),
    ...(isWhole ? { "--ratio": ratio } : {}),
  };
  return (
    <picture
      className={classNames(styles.picture, className)}
      style={placeholder ? { ...style, backgroundImage: `url(${placeholder})` } : style}
    >
      {data?.images.sources?.map(({ srcSet, type }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        ref={sharpenOnLoad}
        src={source}
        srcSet={rendition ? getSrcSet(rendition) : undefined}
        sizes={data ? sizes : undefined}
        width={data ? NOMINAL_WIDTH : picture.width}
        height={data ? Math.round(NOMINAL_WIDTH / ratio) : picture.height}
        alt={alt}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
        className={styles.image}
        {...rest}
      />
    </picture>
  );
}

export const query = graphql`
  fragment PictureBase on Picture {
    alt
    width
    height
    focal {
      x
      y
    }
  }

  fragment WidePicture on Picture {
    ...PictureBase
    file {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [360, 460, 580, 740, 940, 1200, 1520, 1920])
      }
    }
  }
`;
