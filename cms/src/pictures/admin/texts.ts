import type { CropPlace } from "@future-native/contract/picture";
import { words, type Words } from "../../words";

/** What the panel of crops says. */
export const TEXTS = {
  heading: words("How the site cuts it", "Как сайт её обрезает", "Como o site a corta"),
  help: words(
    "Click on what no crop may lose, or move the point with the sliders. Pictures that a text shows alone are not cut.",
    "Нажмите на то, что нельзя обрезать, или передвиньте точку ползунками. Картинки, которые стоят в тексте сами по себе, не обрезаются.",
    "Clique no que nenhum corte pode perder, ou mova o ponto com os controles. Imagens sozinhas num texto não são cortadas.",
  ),
  fromLeft: words("From the left", "Слева", "Da esquerda"),
  fromTop: words("From the top", "Сверху", "De cima"),
  wide: words("Wide screen", "Широкий экран", "Tela larga"),
  phone: words("Phone", "Телефон", "Celular"),
  everywhere: words("Everywhere", "Везде", "Em toda parte"),
  none: words(
    "Choose a file, and its crops stand here.",
    "Выберите файл, и здесь появится, как он обрезан.",
    "Escolha um arquivo, e seus cortes aparecem aqui.",
  ),
};

/** Where a picture is cut, as an editor calls it. */
export const PLACES: Readonly<Record<CropPlace | "card", Words>> = {
  header: words("Header of a case, next case", "Шапка кейса, следующий кейс", "Cabeçalho de um case, próximo case"),
  cardWide: words("Card of a case, wide", "Карточка кейса, широкая", "Cartão de um case, largo"),
  cardNarrow: words("Card of a case, narrow", "Карточка кейса, узкая", "Cartão de um case, estreito"),
  cardBleed: words(
    "Card of a case, edge to edge",
    "Карточка кейса во всю ширину",
    "Cartão de um case, de borda a borda",
  ),
  article: words("Cover of an article", "Обложка статьи", "Capa de um artigo"),
  portrait: words("Portrait", "Портрет", "Retrato"),
  stripWide: words("Cases on the home page, wide", "Кейсы на главной, широкий", "Cases na home, largo"),
  stripNarrow: words("Cases on the home page, narrow", "Кейсы на главной, узкий", "Cases na home, estreito"),
  galleryTall: words("Gallery, tall", "Галерея, вертикальная", "Galeria, vertical"),
  galleryWide: words("Gallery, wide", "Галерея, горизонтальная", "Galeria, horizontal"),
  gallerySquare: words("Gallery, square", "Галерея, квадратная", "Galeria, quadrada"),
  careerLarge: words("Careers, the large one", "Карьера, большая", "Carreiras, a grande"),
  careerSmall: words("Careers, the small ones", "Карьера, маленькие", "Carreiras, as pequenas"),
  artefact: words("Artefact alone", "Артефакт сам по себе", "Peça sozinha"),
  pairLeft: words("Artefact, left of two", "Артефакт, левый из двух", "Peça, esquerda de duas"),
  pairRight: words("Artefact, right of two", "Артефакт, правый из двух", "Peça, direita de duas"),
  twoLeft: words("Pair of pictures, left", "Пара картинок, слева", "Par de imagens, esquerda"),
  twoRight: words("Pair of pictures, right", "Пара картинок, справа", "Par de imagens, direita"),
  video: words("Still of a video", "Заставка видео", "Capa de vídeo"),
  film: words("Picture until a film plays", "Картинка до начала фильма", "Imagem até o filme tocar"),
  card: words("Card in a message", "Карточка в сообщении", "Cartão numa mensagem"),
};

/** What the descriptions of a picture say. */
export const ALT_TEXTS = {
  heading: words("What it shows", "Что на картинке", "O que mostra"),
  help: words(
    "Read out to those who cannot see it. All languages are saved together.",
    "Зачитывается тем, кто её не видит. Все языки сохраняются вместе.",
    "Lido em voz alta para quem não a vê. Todos os idiomas são salvos juntos.",
  ),
  missing: words("Missing", "Не написано", "Falta"),
  fileName: words(
    "This is the name of a file. Say what the picture shows.",
    "Это имя файла. Напишите, что на картинке.",
    "Isto é o nome de um arquivo. Diga o que a imagem mostra.",
  ),
};
