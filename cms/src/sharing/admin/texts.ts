import { words } from "../../words";

export const TEXTS = {
  heading: words("How it is found and shared", "Как это находят и пересылают", "Como é encontrado e compartilhado"),
  search: words("In a search", "В поиске", "Na busca"),
  card: words("As a link in a message", "Как ссылка в переписке", "Como link numa mensagem"),
  title: words("Title", "Заголовок", "Título"),
  description: words("Description", "Описание", "Descrição"),
  fits: words("fits", "помещается", "cabe"),
  long: words("will be cut", "обрежется", "será cortado"),
  of: words("of", "из", "de"),
  incomplete: words(
    "Write the title and whatever else the page needs in this language, and its card and search result appear here.",
    "Заполните на этом языке заголовок и всё, без чего нет страницы, и здесь появятся карточка и строка поиска.",
    "Escreva neste idioma o título e o que mais a página precisa, e aqui aparecem o cartão e o resultado da busca.",
  ),
  failed: words(
    "The card could not be drawn. What you write is not affected.",
    "Карточку не удалось нарисовать. На то, что вы пишете, это не влияет.",
    "Não foi possível desenhar o cartão. Isso não afeta o que você escreve.",
  ),
};
