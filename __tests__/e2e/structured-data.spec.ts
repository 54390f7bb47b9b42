/** Structured data of every page of the release, by Google's rules and the vocabulary of schema.org. */
import { structuredDataFaults, type Thing } from "./detectors/structured-data";
import { expect, test } from "./journey";
import { releasedPage, releasedPages, type ReleasedPage } from "./release-files";

const SCRIPT = /<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs;

const thingsIn = (html: string) => [...html.matchAll(SCRIPT)].map(([, json = ""]) => JSON.parse(json) as Thing);

const thingsOf = (page: ReleasedPage) => thingsIn(releasedPage(page));
const ofType = (things: readonly Thing[], type: string) => things.filter((thing) => thing["@type"] === type);
const pagesOf = (...routes: string[]) => releasedPages().filter(({ route }) => routes.includes(route));

test("X2: the structured data of every page passes Google's rules and schema.org's vocabulary", async () => {
  const faults: string[] = [];
  for (const page of releasedPages()) {
    const things = thingsOf(page);
    faults.push(...(await structuredDataFaults(things)).map((fault) => `${page.path}: ${fault}`));
    expect(ofType(things, "Organization"), page.path).toHaveLength(1);
    const isInside = page.route !== "index" && page.route !== "404";
    expect(ofType(things, "BreadcrumbList"), page.path).toHaveLength(isInside ? 1 : 0);
    expect(ofType(things, "WebSite"), page.path).toHaveLength(page.route === "index" ? 1 : 0);
  }
  expect(faults).toEqual([]);
});

test("X2: the agency has its logo and its profiles", () => {
  for (const page of pagesOf("index")) {
    const [agency] = ofType(thingsOf(page), "Organization");
    expect(agency?.logo).toMatch(/^https?:\/\/[^/]+\/\S+$/);
    const profiles = Array.isArray(agency?.sameAs) ? agency.sameAs : [];
    expect(profiles.length).toBeGreaterThan(0);
    for (const profile of profiles) expect(profile).toMatch(/^https:\/\//);
  }
});

test("X2: an article has its author, its dates and its picture", () => {
  const articles = pagesOf("blog-alias").flatMap((page) => ofType(thingsOf(page), "Article"));
  expect(articles.length).toBeGreaterThan(0);
  for (const { headline, author, datePublished, dateModified, image } of articles) {
    expect(headline).toEqual(expect.any(String));
    expect(author).toEqual({ "@type": "Person", name: expect.any(String) });
    for (const date of [datePublished, dateModified]) expect(String(date)).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(image).toMatchObject({ "@type": "ImageObject", url: expect.stringMatching(/^https?:/) });
  }
});

test("X2: a vacancy is what Google lists: place or country, kind of work, last day, and the pay that the page tells", () => {
  const pages = pagesOf("career-id");
  expect(pages.length).toBeGreaterThan(0);
  const jobs = pages.flatMap((page) => ofType(thingsOf(page), "JobPosting"));
  expect(jobs).toHaveLength(pages.length);
  for (const job of jobs) {
    expect(job).toMatchObject({
      description: expect.stringMatching(/^<p>.*<ul>/),
      datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      validThrough: expect.stringMatching(/^\d{4}-\d\d-\d\dT23:59:59Z$/),
      employmentType: expect.stringMatching(/^(?:FULL_TIME|PART_TIME|CONTRACTOR|INTERN)$/),
      hiringOrganization: { name: expect.any(String), logo: expect.any(String) },
      jobLocation: { address: { addressCountry: expect.stringMatching(/^[A-Z]{2}$/) } },
    });
    if (job.jobLocationType !== undefined) expect(job).toHaveProperty("applicantLocationRequirements.name");
  }
  expect(jobs.filter(({ jobLocationType }) => jobLocationType === "TELECOMMUTE").length).toBeGreaterThan(0);
  expect(jobs.filter(({ baseSalary }) => baseSalary !== undefined).length).toBeGreaterThan(0);
});

test("X2: a case is a work with a picture that says who made it", () => {
  const works = pagesOf("cases-alias").flatMap((page) => ofType(thingsOf(page), "CreativeWork"));
  expect(works.length).toBeGreaterThan(0);
  for (const { image } of works.filter((work) => work.image !== undefined)) {
    expect(image).toMatchObject({
      ...{ "@type": "ImageObject", contentUrl: expect.stringMatching(/^https?:/), creditText: expect.any(String) },
      creator: { "@id": expect.stringContaining("#organization") },
    });
  }
});

test("X2: of the team only those are named who may be", () => {
  for (const page of pagesOf("about")) {
    const people = ofType(thingsOf(page), "Person");
    // Two of the demo's fourteen.
    expect(people).toHaveLength(2);
    for (const person of people)
      expect(person).toMatchObject({ name: expect.any(String), jobTitle: expect.any(String) });
  }
});
