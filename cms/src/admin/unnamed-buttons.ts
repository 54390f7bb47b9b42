import { words, type Words } from "../words";

/** Buttons of Payload's admin that are a picture alone, or are named in English in all languages, by their selectors. */
export const BUTTON_NAMES: readonly (readonly [string, Words])[] = [
  [
    ":is(#action-save-popup, #schedule-popup) .popup-button",
    words("More ways to publish", "Другие способы публикации", "Outras formas de publicar"),
  ],
  [".doc-controls__popup .popup-button", words("More actions", "Другие действия", "Mais ações")],
  ['[data-button-key="bold"]', words("Bold", "Полужирный", "Negrito")],
  ['[data-button-key="italic"]', words("Italic", "Курсив", "Itálico")],
  ['[data-button-key="link"]', words("Link", "Ссылка", "Link")],
  ['[data-dropdown-key="blocks"]', words("Add a block", "Добавить блок", "Adicionar bloco")],
  ['[data-dropdown-key="text"]', words("Kind of paragraph", "Вид абзаца", "Tipo de parágrafo")],
  [".LexicalEditorTheme__block__removeButton", words("Remove the block", "Удалить блок", "Remover o bloco")],
  [".upload-relationship-details__edit", words("Edit the file", "Изменить файл", "Editar o arquivo")],
  [".upload-relationship-details__remove", words("Take the file away", "Убрать файл", "Retirar o arquivo")],
  [".clipboard-action__popup .popup-button", words("Copy and paste", "Копировать и вставить", "Copiar e colar")],
  [".array-actions__button", words("Actions of the row", "Действия со строкой", "Ações da linha")],
  [".collapsible__drag", words("Move the row", "Переместить строку", "Mover a linha")],
  [".date-time-picker__clear-button", words("Clear the date", "Очистить дату", "Limpar a data")],
];

/** What Payload's config takes from the menus of collections alone; it is hidden by `admin.css`, and refused by the server. */
export const NOT_OFFERED = "#copy-locale-data__button";
