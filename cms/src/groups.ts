import { words } from "./words";

/** Headings of the admin's navigation, so that an editor finds things. */
export const GROUPS = {
  inbox: words("Inbox", "Входящие", "Caixa de entrada"),
  work: words("Work", "Работы", "Trabalho"),
  people: words("People and jobs", "Люди и вакансии", "Pessoas e vagas"),
  blog: words("News and blog", "Новости и блог", "Notícias e blog"),
  texts: words("Texts of the screens", "Тексты экранов", "Textos das telas"),
  library: words("Library", "Библиотека", "Biblioteca"),
  settings: words("Settings", "Настройки", "Configurações"),
};
