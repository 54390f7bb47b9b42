import type { DemoPicture } from "../../block-types";
import type { DemoCase } from "../../types";
import { artefact, artefactPair, beat, figuresFrom, list, loudQuote, pair, paragraph, picture, piece } from "../blocks";
import { creditsIn, type Makers } from "./credits";

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
const wall: DemoPicture = {
  file: "artefact-grandmothers-wide.webp",
  alt: {
    en: "Three posters with a ball of yarn on a red wall",
    ru: "Три плаката с клубком на красной стене",
  },
  focalX: 14,
};
const screen: DemoPicture = {
  file: "artefact-grandmothers-tall.webp",
  alt: {
    en: "A phone in a hand: a ball of yarn, and a vacancy in a grandmother’s words",
    ru: "Телефон в руке: клубок и вакансия словами бабушки",
  },
};
const thing: DemoPicture = {
  file: "artefact-grandmothers-square.webp",
  alt: {
    en: "A yellow jar of jam whose label says: copies, 2025",
    ru: "Жёлтая банка варенья с этикеткой «Копии, 2025»",
  },
};
const makers: Makers = [
  ["strategy", "nino"],
  ["creative", "artyom"],
  ["design", "uta"],
  ["text", "zlata"],
  ["production", "giga"],
];

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
      beat("was", "What does he actually do?", "technologies a vacancy, in the order of the rivals", "23"),
      paragraph(
        "Polynya rents out computing power. Its vacancies listed 23 technologies each, and were indistinguishable from those of its four rivals, down to the order of the list. Engineers skimmed them for the salary and, not finding one, left.",
      ),
      artefact("Inside", piece(wall, "The lobby of the data centre, with signatures")),
      beat("found", "Somebody has understood", "Her own question was whether he eats."),
      paragraph(
        "There is one person to whom every engineer has had to explain the job without a single one of those words, at the kitchen table, with a full mouth. She has understood more than she lets on. We rang her.",
      ),
      pair(table, server),
      beat("made", "Thirty-one authors, average age 76", "31 recordings, 4 kinds of jam"),
      list(
        "We recorded grandmothers of Polynya’s engineers on what their grandchildren do all day",
        "Their accounts replaced the job descriptions, word for word, with the stack in small print below",
        "Each is signed, with a name, a town and a patronymic",
      ),
      loudQuote(
        "Misha keeps other people’s things so that they do not get lost. When something does get lost, he does not sleep. I tell him to write it down on paper, and he says he has: in three cities.",
        "Raisa Pavlovna, on the backup team",
      ),
      picture(cloud),
      artefactPair(
        piece(screen, "A vacancy as it reads now"),
        piece(thing, "For those who sign: three jars, three cities"),
      ),
      beat("came", "Read to the end"),
      paragraph("The stack is still there, in small print. Applicants mention it last, and the grandmother first."),
      figuresFrom(
        "Source: Polynya’s careers page, February to April 2025",
        ["×5", "applications for a systems engineer"],
        ["88%", "read a vacancy to the end; it had been 19%"],
        ["6", "grandmothers corrected the proofs"],
      ),
      creditsIn("en", makers),
    ],
    ru: [
      beat("was", "Чем он всё-таки занят?", "технологии в вакансии, в том же порядке, что у соседей", "23"),
      paragraph(
        "«Полынья» сдаёт в аренду вычислительные мощности. В каждой её вакансии стояло по 23 технологии, и отличить их от вакансий четырёх конкурентов было нельзя: совпадал даже порядок списка. Инженеры искали глазами зарплату, не находили и уходили.",
      ),
      artefact("Внутри", piece(wall, "Вестибюль дата-центра, с подписями")),
      beat("found", "Понял один человек", "Сама она спросила, ест ли он."),
      paragraph(
        "Но есть человек, которому каждый инженер хоть раз объяснял свою работу без единого из этих слов — за столом, с полным ртом. И она поняла больше, чем показывает. Мы позвонили ей.",
      ),
      pair(table, server),
      beat("made", "31 автор, средний возраст — 76", "31 запись, 4 варенья"),
      list(
        "Мы записали, как бабушки инженеров рассказывают, чем их внуки заняты весь день",
        "Рассказы дословно стали описаниями вакансий, а стек ушёл вниз мелким шрифтом",
        "Под каждым подпись: имя, отчество, город",
      ),
      loudQuote(
        "Миша хранит чужие вещи, чтоб не потерялись. Если потерялось — не спит. Я говорю: запиши на бумажку. А он говорит: записал, бабуль, в трёх городах.",
        "Раиса Павловна — о команде резервного копирования",
      ),
      picture(cloud),
      artefactPair(
        piece(screen, "Вакансия, как она звучит теперь"),
        piece(thing, "Тем, кто подписал: три банки, три города"),
      ),
      beat("came", "Дочитали до конца"),
      paragraph(
        "Стек никуда не делся, он внизу мелким шрифтом. О нём кандидаты вспоминают в конце, а о бабушке — сразу.",
      ),
      figuresFrom(
        "Источник: карьерная страница «Полыньи», февраль — апрель 2025 года",
        ["×5", "откликов на место системного инженера"],
        ["88%", "дочитывают вакансию; раньше — 19%"],
        ["6", "бабушек внесли правку в вёрстку"],
      ),
      creditsIn("ru", makers),
    ],
  },
  publishedAt: "2025-05-26T09:00:00+00:00",
};
