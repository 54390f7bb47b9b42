import type { DemoSite } from "../../types";

type Settings = Omit<DemoSite, "home" | "about" | "cases" | "career" | "contacts" | "blog" | "privacy">;

/** Facts of the agency. The phone, the addresses and the profiles are examples that lead nowhere. */
export const settings: Settings = {
  productName: "Future Native",
  slogan: {
    en: "Future native brands",
    ru: "Бренды родом из будущего",
    br: "Marcas do futuro, nativas",
  },
  description: {
    en: "Future Native makes employer brands that people recognise as their own: research, platforms and hiring campaigns from five cities, since 2012.",
    ru: "Future Native делает бренды работодателей, которые люди узнают как свои: исследования, платформы и кампании найма. Пять городов, с 2012 года.",
    br: "A Future Native faz marcas empregadoras que as pessoas reconhecem como suas: pesquisa, plataforma e campanhas de recrutamento. Cinco cidades, desde 2012.",
  },
  foundedIn: 2012,
  phone: "+7 495 000-00-00",
  email: { general: "hello@futurenative.example", jobs: "jobs@futurenative.example" },
  school: { title: { en: "School", ru: "Школа", br: "Escola" }, url: "https://school.futurenative.example/" },
  social: [
    { network: "instagram", title: "Instagram", url: "https://www.instagram.com/futurenative.example/" },
    { network: "facebook", title: "Facebook", url: "https://www.facebook.com/futurenative.example" },
    { network: "vk", title: "VK", url: "https://vk.com/futurenative.example" },
    { network: "linkedin", title: "LinkedIn", url: "https://www.linkedin.com/company/futurenative-example/" },
    { network: "profile", title: "Agentura", url: "https://agentura.example/future-native" },
    { network: "youtube", title: "YouTube", url: "https://www.youtube.com/@futurenative.example" },
  ],
  figures: [
    {
      value: { en: "100+", ru: "100+", br: "100+" },
      label: {
        en: "clients in eleven industries",
        ru: "клиентов из одиннадцати отраслей",
        br: "clientes em onze setores",
      },
    },
    {
      value: { en: "40", ru: "40", br: "40" },
      label: {
        en: "people, with an average age of 27",
        ru: "человек, средний возраст — 27 лет",
        br: "pessoas, com idade média de 27 anos",
      },
    },
    {
      value: { en: "20+", ru: "20+", br: "20+" },
      label: {
        en: "project awards",
        ru: "наград за проекты",
        br: "prêmios por projetos",
      },
    },
    {
      value: { en: "4–6", ru: "4–6", br: "4–6" },
      label: {
        en: "clients a month for each of us",
        ru: "клиентов в месяц у каждого",
        br: "clientes por mês para cada um de nós",
      },
    },
    {
      value: { en: "10+", ru: "10+", br: "10+" },
      label: {
        en: "years of expertise in employer brands",
        ru: "лет экспертизы в брендах работодателей",
        br: "anos de experiência em marcas empregadoras",
      },
    },
  ],
  brief: {
    word: { en: "Brief?", ru: "Бриф?", br: "Briefing?" },
    lead: {
      en: "Tell us who you are looking for",
      ru: "Расскажите, кого ищете",
      br: "Conte quem você procura",
    },
    agency: { en: "to the agency", ru: "в агентство", br: "para a agência" },
    school: { en: "to the school", ru: "в школу", br: "para a escola" },
  },
};
