import { LOCALES } from "@future-native/contract/locales";
import { readLocaleCookie, visibleCookies } from "../../i18n/locale-cookie";
import { startRedirect } from "../../i18n/startup";

const { pathname, search, hash } = location;
const cookie = readLocaleCookie(visibleCookies());
// Behind the links of the head to the page's translations.
const table = LOCALES.filter(({ tag }) => document.head.querySelector(`link[hreflang="${tag}"]`));
const path = startRedirect({ pathname, cookie, languages: navigator.languages, table });
if (path) location.replace(path + search + hash);
