import type { Award, Case, Job, Media, Office, Team } from "../../src/payload-types";
import { lexicalFromBlocks } from "../../src/rich-text/to-lexical";

const MOMENT = "2026-03-01T10:00:00.000Z";
const stamps = { createdAt: MOMENT, updatedAt: MOMENT };

export const mediaDoc = (changes: Partial<Media> = {}): Media => ({
  id: 5,
  filename: "cover 5.webp",
  width: 1600,
  height: 900,
  focalX: 25,
  focalY: 75,
  alt: "A cover",
  ...stamps,
  ...changes,
});

export const caseDoc = (changes: Partial<Case> = {}): Case => ({
  id: 3,
  title: "A case",
  lead: "What it is about.",
  body: lexicalFromBlocks([{ type: "paragraph", runs: [{ text: "The story." }] }]),
  year: 2025,
  alias: "a-case",
  sort: 30,
  featured: true,
  client: 1,
  categories: [1, 2],
  services: [1, 2],
  territory: { ground: "sand", figure: "ink", accent: "hot", mark: "wave", seed: 9 },
  cover: 5,
  publishedAt: MOMENT,
  _status: "published",
  ...stamps,
  ...changes,
});

export const awardDoc = (changes: Partial<Award> = {}): Award => ({
  id: 4,
  festival: "Festival",
  nomination: "Nomination",
  category: "gold",
  year: 2025,
  case: 3,
  sort: 10,
  ...stamps,
  ...changes,
});

export const jobDoc = (changes: Partial<Job> = {}): Job => ({
  id: 8,
  title: "Writer",
  lead: "You write.",
  city: 2,
  format: "hybrid",
  employment: "full-time",
  offer: "Pay\n\n  Time ",
  duties: "Write",
  skills: "Words",
  plus: null,
  sort: 10,
  validThrough: "2026-12-31T12:00:00.000Z",
  ...stamps,
  ...changes,
});

export const teamDoc = (changes: Partial<Team> = {}): Team => ({
  id: 6,
  name: "Nino",
  position: "Director",
  categories: [1],
  sort: 10,
  ...stamps,
  ...changes,
});

export const officeDoc = (changes: Partial<Office> = {}): Office => ({
  id: 7,
  city: "Moscow",
  country: "Russia",
  street: "Street 1",
  postalCode: "101000",
  email: "moscow@example.com",
  timeZone: "Europe/Moscow",
  legalName: "OOO",
  taxNumber: "7700000000",
  hiddenIn: ["br"],
  sort: 10,
  ...stamps,
  ...changes,
});
