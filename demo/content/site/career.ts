import type { DemoSite } from "../../types";
import { paragraph } from "../blocks";
import { offer, steps, values } from "./career-lists";

export const career: DemoSite["career"] = {
  title: { en: "Work that nobody hides", ru: "Работа, которую не прячут", br: "Trabalho que não se esconde" },
  lead: {
    en: "There are about forty of us, 27 years old on average. Each works with four to six clients a month.",
    ru: "Нас около сорока, средний возраст — 27 лет. Каждый ведёт от четырёх до шести клиентов в месяц.",
    br: "Somos umas quarenta pessoas, com 27 anos em média. Cada uma atende de quatro a seis clientes por mês.",
  },
  about: {
    en: [
      paragraph(
        "For over ten years we have told other companies to say what working for them is like. It would be odd to hide it here. We have four offices, in Tbilisi, London, Moscow and Johannesburg, a studio in São Paulo, and over a hundred clients, from a bank to a museum.",
      ),
      paragraph(
        "Count the prizes for people and for the agency itself, not just for projects, and we have over thirty awards, a third of them international. They live in the kitchen, and the heaviest one props the door open.",
      ),
      paragraph(
        "What is hard: other people’s doubts, early trains, and the eleventh draft, which is usually the good one.",
      ),
    ],
    ru: [
      paragraph(
        "Больше десяти лет мы просим другие компании рассказать, каково у них работать. Странно было бы самим об этом молчать. Четыре офиса — в Тбилиси, Лондоне, Москве и Йоханнесбурге, студия — в Сан-Паулу, клиентов за сотню: от банка до музея.",
      ),
      paragraph(
        "Если считать не только проекты, но и награды людям и самому агентству, их больше тридцати, треть — международные. Стоят на кухне, самая тяжёлая подпирает дверь.",
      ),
      paragraph("Что трудно: чужие сомнения, ранние поезда и одиннадцатый вариант, который обычно и есть хороший."),
    ],
    br: [
      paragraph(
        "Há mais de dez anos pedimos a outras empresas que contem como é trabalhar nelas. Seria estranho esconder isso aqui. Temos quatro escritórios, em Tbilisi, Londres, Moscou e Joanesburgo, um estúdio em São Paulo e mais de cem clientes, do banco ao museu.",
      ),
      paragraph(
        "Contando os prêmios da equipe e da própria agência, e não só os de projetos, são mais de trinta, um terço deles internacionais. Ficam na cozinha, e o mais pesado segura a porta.",
      ),
      paragraph(
        "O que é difícil: as dúvidas dos outros, os trens de madrugada e a décima primeira versão, que costuma ser a boa.",
      ),
    ],
  },
  values,
  steps,
  internship: {
    title: { en: "HOT HEADS", ru: "HOT HEADS", br: "HOT HEADS" },
    lead: {
      en: "A paid internship: three months, twice a year. You need no CV, no degree and no uncle.",
      ru: "Стажировка с зарплатой: три месяца, два набора в год. Резюме, диплом и дядя не нужны.",
      br: "Um estágio com bolsa: três meses, duas turmas por ano. Não precisa de currículo, nem de diploma, nem de padrinho.",
    },
    points: {
      en: [
        "Paid from the first day",
        "A month each in strategy, design and copy",
        "A mentor who was an intern here, too",
        "Every second intern stays",
      ],
      ru: [
        "Зарплата с первого дня",
        "По месяцу в стратегии, дизайне и текстах",
        "Наставник, который сам был стажёром",
        "Каждый второй остаётся",
      ],
      br: [
        "Bolsa desde o primeiro dia",
        "Um mês em estratégia, um em design, um em redação",
        "Um mentor que já foi estagiário aqui",
        "Metade dos estagiários fica",
      ],
    },
    note: {
      en: "Two intakes a year. The ducks are on the staff.",
      ru: "Набор дважды в год. Утки — в штате.",
      br: "Duas turmas por ano. Os patos são da equipe.",
    },
  },
  what: {
    title: { en: "What it is like", ru: "Как это устроено", br: "Como é por aqui" },
    text: {
      en: "A project takes from six weeks to six months. It starts on site, goes through one sentence on a wall, and ends where it began: at the gate, the till or the ward, with someone saying “yes, that is us”. In between come about ninety arguments and one good lunch a day.",
      ru: "Проект длится от шести недель до полугода. Начинается на месте, проходит через одну фразу на стене и кончается там же, где начался: на проходной, у кассы или в палате, когда кто-то говорит «да, это мы». В промежутке — около девяноста споров и один хороший обед в день.",
      br: "Um projeto leva de seis semanas a seis meses. Começa no local, passa por uma frase na parede e termina onde começou: na portaria, no caixa ou na enfermaria, com alguém dizendo “é, somos nós”. No meio há umas noventa discussões e um bom almoço por dia.",
    },
  },
  offer,
  happy: {
    title: { en: "Happy, with proof", ru: "Счастливы, и вот улики", br: "Felizes, com provas" },
    text: {
      en: "Nobody was asked to smile for these pictures. Some of us were on a deadline.",
      ru: "Для этих снимков никого не просили улыбаться. У некоторых в этот момент горели сроки.",
      br: "Ninguém pediu sorriso para estas fotos. Tinha gente com o prazo estourando.",
    },
  },
  seo: {
    title: { en: "Careers", ru: "Работа в агентстве", br: "Carreiras" },
    description: {
      en: "Jobs at Future Native in Moscow, Tbilisi, London and São Paulo, the paid HOT HEADS internship, and what working here is like.",
      ru: "Вакансии Future Native в Москве, Тбилиси, Лондоне и Сан-Паулу, оплачиваемая стажировка HOT HEADS и честно о том, каково у нас.",
      br: "Vagas da Future Native em Moscou, Tbilisi, Londres e São Paulo, o estágio com bolsa HOT HEADS e como é trabalhar aqui.",
    },
  },
};
