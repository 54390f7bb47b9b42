import type { Block, Pair } from "../lib/content";
import { Reveal } from "./reveal";
import { SitePicture } from "./site-picture";

export function Story({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="story">
      {blocks.map((block, index) => (
        <StoryBlock key={index} block={block} />
      ))}
    </div>
  );
}

function StoryBlock({ block }: { block: Block }) {
  switch (block.type) {
    case "heading":
      return (
        <Reveal as="div">
          <h2>{block.title}</h2>
          {block.note && <p className="note">{block.note}</p>}
        </Reveal>
      );
    case "paragraph":
      return <Reveal as="p">{block.text}</Reveal>;
    case "list":
      return (
        <Reveal as="ul">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Reveal>
      );
    case "quote":
      return (
        <Reveal as="blockquote">
          {block.text}
          {block.author && <footer className="note">{block.author}</footer>}
        </Reveal>
      );
    case "pictures":
      return (
        <Reveal as="div" className="pictures">
          {block.pictures.map(({ picture, caption }) => (
            <figure key={picture.file}>
              <SitePicture picture={picture} />
              {caption && <figcaption>{caption}</figcaption>}
            </figure>
          ))}
        </Reveal>
      );
    case "pairs":
      return (
        <Reveal as="div">
          {block.note && <p className="note">{block.note}</p>}
          <Pairs pairs={block.pairs} look={block.look} />
        </Reveal>
      );
  }
}

export function Pairs({ pairs, look }: { pairs: readonly Pair[]; look?: string }) {
  return (
    <dl className="pairs" data-look={look}>
      {pairs.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
