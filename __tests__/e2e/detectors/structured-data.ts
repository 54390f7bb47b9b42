/** Finds structured data that violates Google's rules or uses names unknown to schema.org (X2). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import Validator from "@adobe/structured-data-validator";
import type { Page } from "@playwright/test";

export interface Thing {
  readonly "@type": string;
  readonly [property: string]: unknown;
}

const VOCABULARY = join(__dirname, "..", "..", "fixtures", "formats", "schema-org-30.0.json");
const validator = new Validator(JSON.parse(readFileSync(VOCABULARY, "utf8")));

/** Properties that are recommended for some types, and have no meaning for others. */
const NEED_NOT: Readonly<Record<string, readonly string[]>> = {
  // Pay is told where there is one; an office is no place to work from home.
  JobPosting: ["baseSalary", "applicantLocationRequirements", "jobLocationType"],
  // Our ImageObjects only illustrate another entity.
  ImageObject: ["acquireLicensePage", "copyrightNotice", "license", "creator", "creditText"],
};

/** @returns a line for each rule that the things break */
export async function structuredDataFaults(things: readonly Thing[]): Promise<string[]> {
  const jsonld: Record<string, Thing[]> = {};
  for (const thing of things) (jsonld[thing["@type"]] ??= []).push(structuredClone(thing));
  const issues = await validator.validate({ jsonld, microdata: {}, rdfa: {}, errors: [] });
  return issues
    .filter(({ rootType, severity, fieldNames = [] }) => {
      const names = fieldNames.flat();
      return severity === "ERROR" || names.some((name) => !NEED_NOT[rootType]?.includes(name));
    })
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`);
}

/** @returns the structured data of a page that is open */
export async function structuredDataOf(page: Page): Promise<Thing[]> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return scripts.map((json) => JSON.parse(json) as Thing);
}
