import type { AdminTextKey } from "../i18n";

/** Names of controls that Payload draws without a name, or with an English one in all languages, by their selectors. */
export const BUTTON_NAMES: readonly (readonly [string, AdminTextKey])[] = [
  ["#action-save-popup .popup-button", "admin:button.moreWaysToPublish"],
  [".doc-controls__popup .popup-button", "admin:button.moreActions"],
  ["#list-menu .popup-button", "admin:button.moreActions"],
  ['[data-button-key="bold"]', "admin:button.bold"],
  ['[data-button-key="italic"]', "admin:button.italic"],
  ['[data-button-key="link"]', "admin:button.link"],
  ['[data-dropdown-key="blocks"]', "admin:button.addABlock"],
  ['[data-dropdown-key="text"]', "admin:button.kindOfParagraph"],
  [".LexicalEditorTheme__block__removeButton", "admin:button.removeTheBlock"],
  [".upload-relationship-details__edit", "admin:button.editTheFile"],
  [".upload-relationship-details__remove", "admin:button.takeTheFileAway"],
  [".clipboard-action__popup .popup-button", "admin:button.copyAndPaste"],
  [".array-actions__button", "admin:button.actionsOfTheRow"],
  [".collapsible__drag", "admin:button.moveTheRow"],
  [".date-time-picker__clear-button", "admin:button.clearTheDate"],
  [".clickable-arrow--left", "admin:button.previousPage"],
  [".clickable-arrow--right", "admin:button.nextPage"],
  [".copy-to-clipboard", "admin:button.copyTheAddress"],
  [".file-details__remove", "admin:button.takeTheFileAway"],
  [".add-block-menu", "admin:button.addBelow"],
  [".draggable-block-menu", "admin:button.moveTheBlock"],
  [".link-edit", "admin:button.changeTheLink"],
  [".link-trash", "admin:button.removeTheLink"],
  [".insert-paragraph-at-end", "admin:button.addAParagraph"],
  [".select-row__checkbox input", "admin:button.chooseTheRow"],
  ["#select-all", "admin:button.chooseAll"],
  ["section[aria-live][tabindex='-1']", "admin:button.messages"],
];

/** Fields whose labels lead nowhere: in rows and blocks, dates and choices, rich texts. */
export const UNLABELLED = ".field-type :is(input, textarea, [role='textbox']):not([aria-label], [type='hidden'])";

/** Payload shows the name that a field has in the code when one points at it. */
export const TOOLTIPS = ".checkbox-input__input > [title]:not([title=''])";

/**
 * An action that Payload's config can disable for collections only; for globals `admin.css` hides it and the server
 * refuses it.
 */
export const NOT_OFFERED = "#copy-locale-data__button";
