/** Content of a page's card for sharing (X2), the same for the build and for a draft in the CMS. */
import type { Territory } from "../common";

/** The card of a page that has no picture of its own for sharing. */
export interface CardContent {
  readonly title: string;
  /** The line under the title: what kind of page it is, and whose. */
  readonly kind: string;
  readonly territory: Territory;
}

/** Words of the page's language. */
interface CardWords {
  /** Name of the kind: 'Case'. */
  readonly kind: string;
}

const DIVIDER = " · ";

function joined(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(DIVIDER);
}

interface CaseFacts {
  readonly title: string;
  readonly client?: string | null | undefined;
  readonly territory: Territory;
}

export function caseCard({ title, client, territory }: CaseFacts, { kind }: CardWords): CardContent {
  return { title, kind: joined(kind, client), territory };
}

interface VacancyFacts {
  readonly id: string;
  readonly title: string;
  readonly city: string;
  /** In words, capitalised for the start of a line. */
  readonly format: string;
}

/** The careers are the same map at night. */
const NIGHT: readonly Territory["colors"][] = [
  ["ink", "hot", "sun"],
  ["ink", "lime", "sky"],
  ["ink", "sky", "hot"],
  ["ink", "rose", "lime"],
  ["ink", "sun", "ultra"],
];

const VACANCY_MARKS: readonly Territory["mark"][] = ["stack", "arc", "grid", "wave", "blob"];

export function vacancyCard({ id, title, city, format }: VacancyFacts, { kind }: CardWords): CardContent {
  const place = `${city}, ${format.toLowerCase()}`;
  return { title, kind: joined(kind, place), territory: territoryFrom(numberOf(id), NIGHT, VACANCY_MARKS) };
}

interface PostFacts {
  readonly id: string;
  readonly title: string;
  /** Alias of its first tag: articles of one subject lie on one ground. */
  readonly tag?: string | undefined;
  readonly tagTitle?: string | undefined;
}

const NOTES: readonly Territory["colors"][] = [
  ["plum", "rose", "sun"],
  ["sky", "plum", "lime"],
  ["moss", "lime", "hot"],
  ["rose", "ultra", "paper"],
  ["ultra", "ice", "hot"],
  ["sand", "moss", "hot"],
];

const NOTE_MARKS: readonly Territory["mark"][] = ["wave", "grid", "stack", "arc", "blob"];

/** @param words.kind name of the blog */
export function postCard({ id, title, tag, tagTitle }: PostFacts, { kind }: CardWords): CardContent {
  const { colors, mark } = territoryFrom(numberOf(tag ?? id), NOTES, NOTE_MARKS);
  return { title, kind: joined(kind, tagTitle), territory: { colors, mark, seed: numberOf(id) } };
}

/** Screens are about no entry: their territories are the agency's own. */
const SCREENS: Readonly<Record<string, Territory>> = {
  index: { colors: ["hot", "ink", "paper"], mark: "grid", seed: 7 },
  about: { colors: ["paper", "hot", "ink"], mark: "arc", seed: 8 },
  cases: { colors: ["lime", "moss", "hot"], mark: "grid", seed: 12 },
  career: { colors: ["ink", "sun", "hot"], mark: "arc", seed: 4 },
  contacts: { colors: ["ice", "moss", "hot"], mark: "wave", seed: 14 },
  "contacts-brief": { colors: ["hot", "paper", "ink"], mark: "arc", seed: 5 },
  "contacts-job": { colors: ["sun", "ink", "hot"], mark: "stack", seed: 6 },
  "contacts-speaker": { colors: ["sky", "ultra", "sun"], mark: "wave", seed: 3 },
  blog: { colors: ["plum", "rose", "sun"], mark: "wave", seed: 10 },
  privacy: { colors: ["sand", "moss", "hot"], mark: "stack", seed: 8 },
};

const ELSEWHERE: Territory = { colors: ["paper", "ink", "hot"], mark: "blob", seed: 4 };

/** @param lead text under the title; without one, the site's own line */
export function screenCard(route: string, { title, lead }: { title: string; lead: string }): CardContent {
  return { title, kind: lead, territory: SCREENS[route] ?? ELSEWHERE };
}

function territoryFrom(
  number: number,
  palettes: readonly Territory["colors"][],
  marks: readonly Territory["mark"][],
): Territory {
  const colors = palettes[number % palettes.length] ?? ["ink", "paper", "hot"];
  // Divided first, so that palette and mark do not go in step.
  return { colors, mark: marks[Math.floor(number / palettes.length) % marks.length] ?? "blob", seed: number };
}

/** FNV-1a hash of a text, the same everywhere. */
function numberOf(text: string): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  return (hash >>> 0) % 100_003;
}
