import type { DemoSite } from "../../types";
import { privacyBr } from "./privacy-br";
import { privacyEn } from "./privacy-en";
import { privacyRu } from "./privacy-ru";

export const privacy: DemoSite["privacy"] = {
  title: { en: "Privacy", ru: "О личных данных", br: "Privacidade" },
  lead: {
    en: "What we learn about you on this site, what we do with it, and when we forget it.",
    ru: "Что мы узнаём о вас на этом сайте, что с этим делаем и когда забываем.",
    br: "O que ficamos sabendo de você neste site, o que fazemos com isso e quando esquecemos.",
  },
  body: { en: privacyEn, ru: privacyRu, br: privacyBr },
  version: "2026-11-23",
  updatedAt: "2026-11-23",
  seo: {
    description: {
      en: "Privacy notice of Future Native: which data the forms collect, on what grounds, how long they are kept (365 days) and your rights.",
      ru: "Политика обработки персональных данных Future Native: какие данные, на каком основании, сколько храним (365 дней), ваши права.",
      br: "Aviso de privacidade da Future Native: quais dados coletamos, com que base legal, por quanto tempo (365 dias) e seus direitos.",
    },
  },
};
