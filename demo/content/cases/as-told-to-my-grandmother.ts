import type { DemoCase, DemoPicture } from "../../types";
import { figures, heading, list, pair, paragraph, picture, quote } from "../blocks";

const territory: DemoCase["territory"] = { colors: ["hot", "paper", "plum"], mark: "blob", seed: 41 };
const cloud: DemoPicture = {
  file: "still-cloud-wide-4l80g.webp",
  alt: {
    en: "A knitted cloud still on the needles, with its ball of yarn",
    ru: "Вязаное облако ещё на спицах, рядом клубок",
  },
};
const table: DemoPicture = {
  file: "still-tea-square-skrik.webp",
  alt: {
    en: "A round table with a lace edge, set for two",
    ru: "Круглый стол с кружевом по краю, накрыт на двоих",
  },
};
const server: DemoPicture = {
  file: "still-server-square-6smk2.webp",
  alt: {
    en: "A server with a doily and a vase of flowers on top",
    ru: "Сервер, на нём салфетка и ваза с цветами",
  },
};

export const grandmothers: DemoCase = {
  key: "grandmothers",
  alias: "as-told-to-my-grandmother",
  title: { en: "As told to my grandmother", ru: "Бабушка, я объясню" },
  lead: {
    en: "A cloud company could not say what its engineers do. Their grandmothers could, so they wrote the job ads.",
    ru: "Облачная компания не могла объяснить, чем заняты её инженеры. Бабушки инженеров смогли — и написали вакансии.",
  },
  year: 2025,
  featured: false,
  client: "polynya",
  categories: ["technology"],
  services: ["campaigns", "careers-sites"],
  territory,
  cover: {
    file: "cover-blob-41-wide-qyrzz.webp",
    alt: {
      en: "White contour lines on red, like clouds wound into balls of yarn",
      ru: "Белые витки на красном, похожие на облака и на клубки",
    },
  },
  body: {
    en: [
      heading("What does he actually do?"),
      paragraph(
        "Polynya rents out computing power. Its vacancies listed 23 technologies each, and were indistinguishable from those of its four rivals, down to the order of the list. Engineers skimmed them for the salary and, not finding one, left.",
      ),
      paragraph(
        "There is one person to whom every engineer has had to explain the job without a single one of those words, at the kitchen table, with a full mouth. She has understood more than she lets on. We rang her.",
      ),
      pair(table, server),
      heading("Thirty-one authors, average age 76"),
      list(
        "We recorded grandmothers of Polynya’s engineers on what their grandchildren do all day",
        "Their accounts replaced the job descriptions, word for word, with the stack in small print below",
        "Each is signed, with a name, a town and a patronymic",
      ),
      quote(
        "Misha keeps other people’s things so that they do not get lost. When something does get lost, he does not sleep. I tell him to write it down on paper, and he says he has: in three cities.",
        "Raisa Pavlovna, on the backup team",
      ),
      picture(cloud),
      figures(
        ["×5", "applications for a systems engineer"],
        ["88%", "read a vacancy to the end; it had been 19%"],
        ["6", "grandmothers corrected the proofs"],
      ),
    ],
    ru: [
      heading("Чем он всё-таки занят?"),
      paragraph(
        "«Полынья» сдаёт в аренду вычислительные мощности. В каждой её вакансии стояло по 23 технологии, и отличить их от вакансий четырёх конкурентов было нельзя: совпадал даже порядок списка. Инженеры искали глазами зарплату, не находили и уходили.",
      ),
      paragraph(
        "Но есть человек, которому каждый инженер хоть раз объяснял свою работу без единого из этих слов — за столом, с полным ртом. И она поняла больше, чем показывает. Мы позвонили ей.",
      ),
      pair(table, server),
      heading("31 автор, средний возраст — 76"),
      list(
        "Мы записали, как бабушки инженеров рассказывают, чем их внуки заняты весь день",
        "Рассказы дословно стали описаниями вакансий, а стек ушёл вниз мелким шрифтом",
        "Под каждым подпись: имя, отчество, город",
      ),
      quote(
        "Миша хранит чужие вещи, чтоб не потерялись. Если потерялось — не спит. Я говорю: запиши на бумажку. А он говорит: записал, бабуль, в трёх городах.",
        "Раиса Павловна — о команде резервного копирования",
      ),
      picture(cloud),
      figures(
        ["×5", "откликов на место системного инженера"],
        ["88%", "дочитывают вакансию; раньше — 19%"],
        ["6", "бабушек внесли правку в вёрстку"],
      ),
    ],
  },
  publishedAt: "2025-05-26T09:00:00+00:00",
};
