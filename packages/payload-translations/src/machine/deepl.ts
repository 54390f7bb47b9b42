import { z } from "zod";
import { ask, MachineError, type Service, type Translate } from "./translate";

/** Languages that DeepL translates into by region or script. */
const WITH_VARIANTS = ["en", "pt", "zh"];

function languageOf(tag: string, hasVariants: boolean): string {
  const { language } = new Intl.Locale(tag);
  return (hasVariants && WITH_VARIANTS.includes(language) ? tag : language).toUpperCase();
}

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
      const languages = { source_lang: languageOf(from, false), target_lang: languageOf(to, true) };
      const body = { text, ...languages, tag_handling: "xml" };
      const read = answer.safeParse(await ask(service, "/v2/translate", "DeepL-Auth-Key", body));
      if (read.data?.translations.length !== text.length) throw new MachineError("translations:machine.unreadable");
      translated.push(...read.data.translations.map((translation) => translation.text));
    }
    return translated;
  };
