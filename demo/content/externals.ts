import type { DemoExternal } from "../types";

export const externals: DemoExternal[] = [
  {
    title: "Почему вакансии пишут так, будто их никто не прочтёт",
    source: "Отдел кадров",
    url: "https://otdel-kadrov.example/vakansii-kak-zhanr",
    date: "2026-09-22",
  },
  {
    title: "Завод как сцена: что бренду работодателя делать в цеху",
    source: "Цех и смена",
    url: "https://cekh-i-smena.example/zavod-kak-scena",
    date: "2026-05-14",
  },
  {
    title: "Стажёр стоит дороже, чем кажется, и это хорошо",
    source: "Первая запись",
    url: "https://pervaya-zapis.example/stazher",
    date: "2025-11-27",
  },
];
