import Link from "next/link";
import { notFound } from "next/navigation";
import { Reveal } from "../components/reveal";
import { SitePicture } from "../components/site-picture";
import { Pairs, Story } from "../components/story";
import { casesIn, site, type Locale } from "../lib/content";

interface CaseAddress {
  locale: Locale;
  alias: string;
}

function findCase({ locale, alias }: CaseAddress) {
  return casesIn(locale).find((entry) => entry.alias === alias) ?? notFound();
}

export const caseMetadata = (address: CaseAddress) => {
  const { title, lead } = findCase(address);
  return { title, description: lead };
};

export function Case(address: CaseAddress) {
  const { title, lead, cover, facts, blocks, next } = findCase(address);
  return (
    <>
      <article className="section">
        {cover && (
          <div className="cover">
            <SitePicture picture={cover} priority />
          </div>
        )}
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <Pairs pairs={facts} />
        <Story blocks={blocks} />
      </article>
      <Reveal as="aside" className="section">
        <Link href={next.path ?? "/"}>
          <p className="note">{site[address.locale].labels.next}</p>
          <h2>{next.title}</h2>
          <p className="lead">{next.text}</p>
        </Link>
      </Reveal>
    </>
  );
}
