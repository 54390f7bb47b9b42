import type { MarkFault } from "../../rich-text/marks";
import { words, type Words } from "../../words";

/** What an import says of a file or of a unit. */
export const wrongLanguages = (from: string, to: string): Words =>
  words(
    `The file goes from "${from}" to "${to}". It has to go from English into one of the site's other languages.`,
    `Файл переводит с «${from}» на «${to}». Нужно с английского на другой язык сайта.`,
    `O arquivo vai de "${from}" para "${to}". Precisa ir do inglês para outro idioma do site.`,
  );

export const UNKNOWN_ENTRY = words(
  "There is no such entry any more.",
  "Такой записи больше нет.",
  "Esse registro não existe mais.",
);

export const NOT_SAVED = words(
  "This entry could not be saved, so none of the file was kept. Save the entry by hand once to see why, and import the file again.",
  "Эту запись не удалось сохранить, поэтому из файла ничего не осталось. Сохраните её один раз вручную — станет видно, почему, — и загрузите файл снова.",
  "Não foi possível salvar este registro, por isso nada do arquivo ficou. Salve-o uma vez à mão para ver por quê e importe o arquivo de novo.",
);

export const UNKNOWN_UNIT = words(
  "There is no such text in this entry.",
  "Такого текста в записи нет.",
  "Não há esse texto no registro.",
);

export const TWICE = words(
  "This text is in the file twice.",
  "Этот текст в файле дважды.",
  "Esse texto está duas vezes no arquivo.",
);

export const SOURCE_LOST = words(
  "The English text in the file is neither the one of today nor one of the kept versions. Export it again.",
  "Английский текст в файле не совпадает ни с нынешним, ни с одной из сохранённых версий. Выгрузите его снова.",
  "O texto em inglês do arquivo não é o de hoje nem o de uma das versões guardadas. Exporte de novo.",
);

export const UNTRANSLATED = words("Not translated yet.", "Ещё не переведено.", "Ainda não traduzido.");

export const UNTRANSLATED_IN_PART = words(
  "A part of this text is not translated yet; it was left out as a whole.",
  "Часть этого текста ещё не переведена; он пропущен целиком.",
  "Uma parte deste texto ainda não foi traduzida; ele ficou de fora por inteiro.",
);

export const OLDER = words(
  "English was changed after the export: taken, and marked as older.",
  "Английский изменили после выгрузки: принято и отмечено как устаревшее.",
  "O inglês mudou depois da exportação: aceito e marcado como desatualizado.",
);

const FAULTS: Readonly<Record<MarkFault, (mark: string) => Words>> = {
  unknown: (mark) =>
    words(
      `Mark ${mark} is not in the source.`,
      `Метки ${mark} нет в исходном тексте.`,
      `A marca ${mark} não está no original.`,
    ),
  twice: (mark) =>
    words(`Mark ${mark} is there twice.`, `Метка ${mark} стоит дважды.`, `A marca ${mark} aparece duas vezes.`),
  lost: (mark) =>
    words(`Mark ${mark} of the source is gone.`, `Пропала метка ${mark}.`, `A marca ${mark} do original sumiu.`),
  nested: (mark) =>
    words(
      `Mark ${mark} stands where it cannot.`,
      `Метка ${mark} стоит там, где не может.`,
      `A marca ${mark} está onde não pode.`,
    ),
};

export const brokenMark = (fault: MarkFault, mark: string): Words => FAULTS[fault](mark);
