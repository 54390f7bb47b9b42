import Link from "next/link";
import type { Item } from "../lib/content";
import { Reveal } from "./reveal";
import { SitePicture } from "./site-picture";

interface ItemsProps {
  kind: string;
  items: readonly Item[];
  /** The first picture is in the first view. */
  priority?: boolean;
  reveal?: boolean;
}

export function Items({ kind, items, priority = false, reveal = true }: ItemsProps) {
  return (
    <ul className="items" data-kind={kind}>
      {items.map((item, index) => {
        const card = <Card item={item} priority={priority && index === 0} />;
        if (!reveal)
          return (
            <li key={index} className="item">
              {card}
            </li>
          );
        return (
          <Reveal as="li" key={index} className="item">
            {card}
          </Reveal>
        );
      })}
    </ul>
  );
}

function Card({ item: { title, text, note, path, points, picture }, priority }: { item: Item; priority: boolean }) {
  const head = (
    <>
      {picture && <SitePicture picture={picture} priority={priority} />}
      <h3>{title}</h3>
    </>
  );
  return (
    <>
      {path ? <Link href={path}>{head}</Link> : head}
      {note && <p className="note">{note}</p>}
      {text && <p>{text}</p>}
      {points && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </>
  );
}
