import Link from "next/link";
import { BriefButton } from "../components/brief";
import { Items } from "../components/items";
import { sections, site, type Locale } from "../lib/content";

export const homeMetadata = (locale: Locale) => ({ title: site[locale].name, description: site[locale].description });

export function Home({ locale }: { locale: Locale }) {
  const { slogan, lead, prefix, labels } = site[locale];
  return (
    <>
      <div className="hero">
        <h1>{slogan}</h1>
        <p className="lead">{lead}</p>
        <BriefButton>{labels.brief}</BriefButton>
      </div>
      {sections(locale).map(({ kind, title, items }) => (
        <section key={kind} className="section">
          <h2>{title}</h2>
          <Items kind={kind} items={items} />
          {kind === "cases" && (
            <p>
              <Link href={`${prefix}/cases`}>{labels.allCases}</Link>
            </p>
          )}
        </section>
      ))}
    </>
  );
}
