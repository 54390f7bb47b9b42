import { readLocaleCookie, visibleCookies } from "../../i18n/locale-cookie";
import { startRedirect } from "../../i18n/startup";

const { pathname, search, hash } = location;
const cookie = readLocaleCookie(visibleCookies());
const path = startRedirect({ pathname, cookie, languages: navigator.languages });
if (path) location.replace(path + search + hash);
