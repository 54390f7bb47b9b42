/** All texts of the CMS: a namespace a folder, a file a language. */
import { accounts } from "../accounts/texts";
import { admin } from "../admin/texts";
import { audit } from "../audit/texts";
import { backups } from "../backups/texts";
import { conflicts } from "../conflicts/texts";
import { desk } from "../dashboard/texts";
import { enquiries } from "../enquiries/texts";
import { checks } from "../gate/checks/texts";
import { gate } from "../gate/texts";
import { lists } from "../lists/texts";
import { monitoring } from "../monitoring/texts";
import { pictures } from "../pictures/texts";
import { releases } from "../releases/texts";
import { sets } from "../sets/texts";
import { sharing } from "../sharing/texts";
import { territory } from "../territory/texts";
import { translations } from "../translations/texts";
import { unsaved } from "../unsaved/texts";
import { versions } from "../versions/texts";
import en from "./en.json";
import pt from "./pt.json";
import ru from "./ru.json";

/** Labels, descriptions and refusals of the content model. */
const content = { en: en.content, pt: pt.content, ru: ru.content };
/** Texts of Payload's own that read as code would ("true", "<No What it shows>"), or speak of Payload. */
const general = { en: en.general, pt: pt.general, ru: ru.general };

/** For Payload's `i18n.translations`: components say these. */
export const ADMIN = {
  ...{ accounts, admin, audit, backups, conflicts, desk, enquiries, gate, general, lists },
  ...{ pictures, releases, sets, sharing, territory, translations, unsaved, versions },
};

/** What the server alone says: labels come to a form with its fields, faults with the answer that has them. */
export const SERVER = { checks, content, monitoring };
