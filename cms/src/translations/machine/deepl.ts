import type { LocaleCode } from "@future-native/contract/locales";
import { z } from "zod";
import { ask, MachineError, type Service, type Translate } from "./translate";

const LANGUAGES: Readonly<Record<LocaleCode, string>> = { en: "EN", ru: "RU", br: "PT-BR" };

/** DeepL takes that many texts at once. */
const AT_ONCE = 50;

const answer = z.object({ translations: z.array(z.object({ text: z.string() })) });

/** Translates by DeepL: https://developers.deepl.com/api-reference/translate */
export const byDeepL =
  (service: Service): Translate =>
  async (texts, from, to) => {
    const translated: string[] = [];
    for (let at = 0; at < texts.length; at += AT_ONCE) {
      const text = texts.slice(at, at + AT_ONCE);
      const body = { text, source_lang: LANGUAGES[from], target_lang: LANGUAGES[to], tag_handling: "xml" };
      const read = answer.safeParse(await ask(service, "/v2/translate", "DeepL-Auth-Key", body));
      if (read.data?.translations.length !== text.length) throw new MachineError("translations:machine.unreadable");
      translated.push(...read.data.translations.map((translation) => translation.text));
    }
    return translated;
  };
