import uses from "../content/uses.json";
import type { Picture } from "../lib/content";

interface SitePictureProps {
  picture: Picture;
  priority?: boolean;
}

export function SitePicture({ picture: { file, width, height, alt, use }, priority = false }: SitePictureProps) {
  const { widths, sizes } = uses[use];
  const made = widths.filter((to) => to <= width);
  const sources = (ending: string) => made.map((to) => `/pictures/${file}-${to}.${ending} ${to}w`).join(", ");
  return (
    <picture>
      <source type="image/avif" srcSet={sources("avif")} sizes={sizes} />
      <img
        src={`/pictures/${file}-${made.at(-1)}.webp`}
        srcSet={sources("webp")}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding="async"
      />
    </picture>
  );
}
