import { words, type Words } from "../../words";
import type { UnitState } from "../xliff/plan";

/** What is said of translators' files. */
export const FILE_TEXTS = {
  title: words("Files for translators", "Файлы для переводчиков", "Arquivos para tradutores"),
  rule: words(
    "A file holds what is missing or older in a language, of the chosen collection or of all. Translated, it comes back as drafts: nothing goes live by it. What has no drafts (categories, cities, offices, pictures) is not in it.",
    "В файле то, чего на языке не хватает или что устарело: из выбранного раздела или из всех. Переведённый файл возвращается черновиками и ничего не публикует. Того, что не имеет черновиков (категории, города, офисы, картинки), в нём нет.",
    "O arquivo leva o que falta ou está desatualizado num idioma, da seção escolhida ou de todas. Traduzido, volta como rascunhos: nada vai ao ar com ele. O que não tem rascunhos (categorias, cidades, escritórios, imagens) não entra.",
  ),
  export: words("Export XLIFF", "Выгрузить XLIFF", "Exportar XLIFF"),
  import: words("Import XLIFF", "Загрузить XLIFF", "Importar XLIFF"),
  busy: words("Reading the file…", "Читаем файл…", "Lendo o arquivo…"),
  failed: words(
    "The file could not be sent. One file has at most 1 MB: export one collection at a time.",
    "Файл не удалось отправить. В файле не больше 1 МБ: выгружайте разделы по одному.",
    "Não foi possível enviar o arquivo. Um arquivo tem no máximo 1 MB: exporte uma seção por vez.",
  ),
  refused: words(
    "Nothing was taken. Correct this in the file and import it again:",
    "Ничего не принято. Исправьте в файле и загрузите снова:",
    "Nada foi aceito. Corrija no arquivo e importe de novo:",
  ),
  texts: words("Texts of the file", "Тексты файла", "Textos do arquivo"),
  look: words("To look at", "Посмотреть", "Para conferir"),
  drafts: words("Entries with a new draft:", "Записей с новым черновиком:", "Registros com novo rascunho:"),
} satisfies Record<string, Words>;

export const OUTCOMES: Readonly<Record<UnitState, Words>> = {
  taken: words("Taken", "Принято", "Aceitos"),
  older: words("Taken as older", "Принято как устаревшее", "Aceitos como desatualizados"),
  same: words("The same as before", "Без изменений", "Iguais aos anteriores"),
  untranslated: words(
    "Left out, not translated yet",
    "Пропущено, ещё не переведено",
    "Deixados de fora, ainda não traduzidos",
  ),
  refused: words("Refused", "Отклонено", "Recusados"),
};
