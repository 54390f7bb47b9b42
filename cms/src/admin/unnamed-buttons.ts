import type { AdminTextKey } from "../i18n";

/** Buttons of Payload's admin that are a picture alone, or are named in English in all languages, by their selectors. */
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
];

/**
 * An action that Payload's config can disable for collections only; for globals `admin.css` hides it and the server
 * refuses it.
 */
export const NOT_OFFERED = "#copy-locale-data__button";
