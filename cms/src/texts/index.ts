/** All texts of the CMS: a folder a namespace, a file a language. */
import { admin } from "./admin";
import { enquiries } from "./enquiries";
import { checks } from "./checks";
import { lists } from "./lists";
import { monitoring } from "./monitoring";
import { pictures } from "./pictures";
import { sharing } from "./sharing";
import { territory } from "./territory";
import { versions } from "./versions";
import en from "./en.json";
import pt from "./pt.json";
import ru from "./ru.json";

/** Labels, descriptions and refusals of the content model. */
const content = { en: en.content, pt: pt.content, ru: ru.content };
/** For Payload's `i18n.translations`: components say these. */
export const ADMIN = { admin, enquiries, lists, pictures, sharing, territory, versions };

/** Texts of the server alone: labels are sent with a form's fields, faults with the response that has them. */
export const SERVER = { checks, content, monitoring };
