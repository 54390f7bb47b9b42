import type { DemoPicture } from "../../block-types";
import type { DemoCase } from "../../types";
import { artefact, artefactPair, beat, figuresFrom, list, loudQuote, pair, paragraph, picture, piece } from "../blocks";
import { creditsIn, type Makers } from "./credits";

const territory: DemoCase["territory"] = { colors: ["lime", "ultra", "paper"], mark: "stack", seed: 42 };
const gable: DemoPicture = {
  file: "still-gable-wide-11yzx.webp",
  alt: {
    en: "A brick wall that reads WE ARE LOOKING FOR SOME, the sign writer at work",
  },
};
const letter: DemoPicture = {
  file: "still-bigletter-square-1giq9.webp",
  alt: {
    en: "A painter on a ladder in front of a letter R the height of a door",
  },
};
const crowd: DemoPicture = {
  file: "still-crowd-square-hzqyw.webp",
  alt: {
    en: "A crowd under two painted letters and an empty square",
  },
};
const wall: DemoPicture = {
  file: "artefact-slow-wide.webp",
  alt: {
    en: "Three posters with the letter R on a brick wall: day 1, day 19, day 93",
  },
  focalX: 86,
};
const screen: DemoPicture = {
  file: "artefact-slow-tall.webp",
  alt: {
    en: "A phone in a hand: a letter R, and no news until eight",
  },
};
const thing: DemoPicture = {
  file: "artefact-slow-square.webp",
  alt: {
    en: "A blue paint tin with a lime label: one letter a day",
  },
};
const makers: Makers = [
  ["strategy", "oliver"],
  ["creative", "thandeka"],
  ["design", "aigerim"],
  ["text", "zlata"],
];

export const slowVacancy: DemoCase = {
  key: "slow-vacancy",
  alias: "the-slow-vacancy",
  title: { en: "The slow vacancy" },
  lead: {
    en: "A building society that has never hurried published one job ad over ninety-three days, a letter a day, on one wall in one town.",
  },
  year: 2025,
  featured: false,
  client: "ashcombe",
  categories: ["finance"],
  services: ["campaigns"],
  territory,
  cover: false,
  body: {
    en: [
      beat("was", "In no hurry since 1871", "years since the last vacancy", "9"),
      paragraph(
        "The Ashcombe Society lends money for houses and has not missed an interest payment since it opened in 1871. It needed one mortgage officer, for the first time in nine years, in a town where everybody under thirty was leaving for something faster.",
      ),
      artefact("Outdoor", piece(wall, "The window of the station café, one card a day")),
      beat("found", "The wait is the test", "Everyone else had a button for the hasty."),
      paragraph(
        "Every employer in Britain apologises for being slow. Ashcombe’s whole worth is that it is. The right person for it would not be put off by waiting. So we made the wait the test.",
      ),
      picture(gable, "Day 19: WE ARE LOOKING FOR SOME"),
      beat("made", "One letter a day", "93 letters, 11 days of rain, 1 ladder"),
      list(
        "A gable end opposite the bus station, ninety-three days, one hand-painted letter each morning at eight",
        "No address, no logo until day 88",
        "The sign writer, Mr Dacey, answered no questions. His apprentice answered one a day",
      ),
      loudQuote(
        "By the second week people were setting their watches by it. By the sixth there was a book running on the next letter.",
        "Landlord of the Corn Exchange",
      ),
      artefactPair(
        piece(screen, "The page that says nothing before eight"),
        piece(thing, "What was left of the paint"),
      ),
      beat("came", "She waited"),
      paragraph("She begins every letter to a customer by hand. Nobody has asked her to stop."),
      pair(letter, crowd),
      figuresFrom(
        "Source: the Ashcombe Society; the landlord, for the bets",
        ["93", "letters, spaces not counted"],
        ["212", "applications for a single post"],
        ["1", "hired: she had guessed the sentence on day 40 and waited"],
      ),
      creditsIn("en", makers),
    ],
  },
  publishedAt: "2025-03-03T09:00:00+00:00",
};
