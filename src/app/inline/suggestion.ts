import { expectSuggestion } from "../../i18n/suggestion-room";

// Behind the links of the head to the page's translations.
expectSuggestion();
