import { BriefButton } from "../components/brief";
import { Items } from "../components/items";
import { casesIn, site, type Locale } from "../lib/content";

export const casesMetadata = (locale: Locale) => {
  const { title, lead } = site[locale].cases;
  return { title, description: lead };
};

export function Cases({ locale }: { locale: Locale }) {
  const { cases: texts, labels } = site[locale];
  const items = casesIn(locale).map(({ title, note, path, cover }) => ({
    ...{ title, note, path },
    picture: cover ?? undefined,
  }));
  return (
    <>
      <div className="section">
        <h1>{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
      </div>
      <section className="section" aria-label={texts.title}>
        <Items kind="cases" items={items} reveal={false} priority />
        <BriefButton>{labels.brief}</BriefButton>
      </section>
    </>
  );
}
