/** Why a film or a sound is refused, and what to do about it. */
import { words, type Words } from "./words";

export const UNPLAYABLE = words(
  "Browsers cannot play this file. Save a film as MP4 (H.264) or WebM (AV1), a sound as MP3, M4A or Ogg, and upload it again.",
  "Браузеры не воспроизведут этот файл. Сохраните фильм в MP4 (H.264) или WebM (AV1), звук — в MP3, M4A или Ogg и загрузите снова.",
  "Os navegadores não reproduzem este arquivo. Salve o filme em MP4 (H.264) ou WebM (AV1), o som em MP3, M4A ou Ogg, e envie de novo.",
);

export const TOO_HEAVY = words(
  "The file has more than 4 MB. Save it at a lower bit rate or a smaller size and upload it again.",
  "В файле больше 4 МБ. Сохраните его с меньшим битрейтом или размером и загрузите снова.",
  "O arquivo tem mais de 4 MB. Salve-o com taxa de bits ou tamanho menor e envie de novo.",
);

export const OTHER_KIND = words(
  "A film can be replaced by a film only, and a sound by a sound. Upload this one as a new entry.",
  "Фильм можно заменить только фильмом, а звук — звуком. Загрузите этот файл отдельной записью.",
  "Um filme só pode ser trocado por um filme, e um som por um som. Envie este como um novo item.",
);

/** @param longest seconds that are allowed */
export function tooLong(seconds: number, longest: number): Words {
  return words(
    `The file lasts ${seconds} seconds; at most ${longest} are played. Cut it and upload it again.`,
    `Файл длится ${seconds} с, а здесь можно не больше ${longest}. Обрежьте его и загрузите снова.`,
    `O arquivo dura ${seconds} segundos; aqui cabem no máximo ${longest}. Corte-o e envie de novo.`,
  );
}

export const NO_POSTER = words(
  "Choose the picture that is seen until the film plays.",
  "Выберите картинку, которая видна, пока фильм не начался.",
  "Escolha a imagem que se vê até o filme começar.",
);

export const NO_FILM = words(
  "This is no film. Choose one of the films in the library.",
  "Это не фильм. Выберите в библиотеке фильм.",
  "Isto não é um filme. Escolha um dos filmes da biblioteca.",
);

export const NO_SOUND = words(
  "This is no sound. Choose one of the sounds in the library.",
  "Это не звук. Выберите в библиотеке звук.",
  "Isto não é um som. Escolha um dos sons da biblioteca.",
);
