import { image, thing, type ImageData, type StructuredData } from "./structured-data";

interface Member {
  readonly name: string;
  readonly position: string;
  readonly namedToSearchEngines: boolean;
  readonly portrait?: ImageData | null | undefined;
}

/** Those of the team who may be named to search engines; everybody else is on the page alone. */
export function people(siteUrl: string, team: readonly Member[]): StructuredData[] {
  return team
    .filter(({ namedToSearchEngines }) => namedToSearchEngines)
    .map(({ name, position, portrait }) =>
      thing("Person", {
        name,
        jobTitle: position,
        image: image(portrait),
        worksFor: { "@id": `${siteUrl}/#organization` },
      }),
    );
}
