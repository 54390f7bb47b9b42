import type { DemoCase, DemoPicture } from "../../types";
import { figures, heading, list, pair, paragraph, picture, quote } from "../blocks";

const territory: DemoCase["territory"] = { colors: ["lime", "ultra", "paper"], mark: "stack", seed: 42 };
const wall: DemoPicture = {
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
      heading("In no hurry since 1871"),
      paragraph(
        "The Ashcombe Society lends money for houses and has not missed an interest payment since it opened in 1871. It needed one mortgage officer, for the first time in nine years, in a town where everybody under thirty was leaving for something faster.",
      ),
      paragraph(
        "Every employer in Britain apologises for being slow. Ashcombe’s whole worth is that it is. The right person for it would not be put off by waiting. So we made the wait the test.",
      ),
      picture(wall, "Day 19: WE ARE LOOKING FOR SOME"),
      heading("One letter a day"),
      list(
        "A gable end opposite the bus station, ninety-three days, one hand-painted letter each morning at eight",
        "No address, no logo until day 88",
        "The sign writer, Mr Dacey, answered no questions. His apprentice answered one a day",
      ),
      quote(
        "By the second week people were setting their watches by it. By the sixth there was a book running on the next letter.",
        "Landlord of the Corn Exchange",
      ),
      pair(letter, crowd),
      figures(
        ["93", "letters, spaces not counted"],
        ["212", "applications for a single post"],
        ["1", "hired: she had guessed the sentence on day 40 and waited"],
      ),
    ],
  },
  publishedAt: "2025-03-03T09:00:00+00:00",
};
