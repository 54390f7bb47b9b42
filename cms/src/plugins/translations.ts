import { LOCALES } from "@future-native/contract/locales";
import { BASED_ON } from "payload-editing/based-on";
import { changeInTurn } from "payload-kit/change-in-turn";
import { translations as plugin } from "payload-translations";
import type { CmsEnv } from "../env";
import { validateText } from "../fields/checks";
import { localized } from "../i18n";
import { everyBlock } from "../rich-text/blocks";

/** The board of translations, the source beside each text, files for translators, machine drafts and the glossary (X3). */
export const translations = ({ machine }: Pick<CmsEnv, "machine">) =>
  plugin({
    // The languages that programs for translators know, with their regions: Portuguese is Brazilian.
    tags: Object.fromEntries(LOCALES.map(({ code, og }) => [code, og.replace("_", "-")])),
    blocks: everyBlock,
    glossary: { group: localized("content:group.settings"), validate: validateText },
    machine,
    saves: { inTurn: changeInTurn, basedOn: BASED_ON },
    note: localized("content:translations.note"),
  });
