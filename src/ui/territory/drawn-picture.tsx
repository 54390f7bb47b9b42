import type { ComponentProps } from "react";

interface DrawnPictureProps extends Omit<ComponentProps<"img">, "src"> {
  /** Files of one drawing for one window after another; the last one has no condition. */
  sources: readonly { readonly media?: string | undefined; readonly src: string }[];
  /** In the first view. */
  priority?: boolean;
}

/** A drawn territory as a file for each shape of its box. Its parts move when it lives its second. */
export function DrawnPicture({ sources, priority = false, alt, className, ...rest }: DrawnPictureProps) {
  return (
    <picture>
      {sources.slice(0, -1).map(({ media, src }) => (
        <source key={media} media={media} srcSet={src} />
      ))}
      <img
        data-drawn
        src={sources.at(-1)?.src}
        alt={alt}
        // Until the styles of its box are there.
        width={800}
        height={600}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding={priority ? "sync" : "async"}
        className={className}
        {...rest}
      />
    </picture>
  );
}
