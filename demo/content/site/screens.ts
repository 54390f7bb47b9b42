import type { DemoSite } from "../../types";

export const screens: Pick<DemoSite, "home" | "cases" | "contacts" | "blog"> = {
  home: {
    title: {
      en: "Employer branding agency",
      ru: "Агентство брендов работодателей",
      br: "Agência de marcas empregadoras",
    },
    lead: {
      en: "We make employer brands that people recognise as their own – in five cities and three languages, since 2012.",
      ru: "Делаем бренды работодателей, которые люди узнают как свои. Пять городов, три языка, с 2012 года.",
      br: "Fazemos marcas empregadoras que as pessoas reconhecem como suas. Cinco cidades, três línguas, desde 2012.",
    },
    words: {
      en: ["brands", "banks", "shifts"],
      ru: ["будущего", "завтра", "детства"],
      br: ["nativas", "daqui", "de casa"],
    },
    seo: {
      description: {
        en: "An international agency that makes employer brands people recognise as their own: 100+ clients, five cities, three languages, since 2012.",
        ru: "Международное агентство: бренды работодателей, которые люди узнают как свои. 100+ клиентов, пять городов, три языка, с 2012 года.",
        br: "Agência internacional de marcas empregadoras que as pessoas reconhecem como suas: 100+ clientes, cinco cidades, três línguas, desde 2012.",
      },
    },
  },
  cases: {
    title: { en: "Cases", ru: "Кейсы", br: "Cases" },
    lead: {
      en: "Each employer is a small territory with a colour, a mark and a population. Here are the maps.",
      ru: "Каждый работодатель — маленькая территория: со своим цветом, знаком и населением. Вот карты.",
      br: "Cada empresa é um pequeno território, com cor, símbolo e população próprios. Aqui estão os mapas.",
    },
    seo: {
      description: {
        en: "Employer brand cases by Future Native: a bank that rehearses, a supermarket at three in the morning, steel on a scale of softness.",
        ru: "Кейсы Future Native: банк, который репетирует, супермаркет в три часа ночи, сталь со шкалой мягкости и другие бренды работодателей.",
        br: "Cases da Future Native: um banco que ensaia, um supermercado às três da manhã, aço com escala de maciez e outras marcas empregadoras.",
      },
    },
  },
  contacts: {
    title: { en: "Contacts", ru: "Контакты", br: "Contato" },
    lead: {
      en: "Write to the city that is awake.",
      ru: "Пишите в тот город, где сейчас не спят.",
      br: "Escreva para a cidade que estiver acordada.",
    },
    seo: {
      description: {
        en: "Offices of Future Native in Tbilisi, London, Moscow, Johannesburg and São Paulo: addresses, e-mail and three ways to write to us.",
        ru: "Офисы Future Native в Тбилиси, Лондоне, Москве, Йоханнесбурге и Сан-Паулу: адреса, почта, телефон и три способа нам написать.",
        br: "Escritórios da Future Native em Tbilisi, Londres, Moscou, Joanesburgo e São Paulo: e-mails e três jeitos de escrever para a gente.",
      },
    },
  },
  blog: {
    title: { en: "Blog", ru: "Блог", br: "Blog" },
    lead: {
      en: "Notes on work, in Russian.",
      ru: "Заметки о работе: как её описывают, ищут, терпят и любят.",
      br: "Notas sobre trabalho, em russo.",
    },
    seo: {
      description: {
        en: "The blog of Future Native, in Russian: employer brands, vacancies, research and internships.",
        ru: "Блог Future Native о бренде работодателя: EVP, тексты вакансий, исследования, стажировки и то, что происходит внутри компаний.",
        br: "O blog da Future Native, em russo: marcas empregadoras, vagas, pesquisa e estágios.",
      },
    },
  },
};
