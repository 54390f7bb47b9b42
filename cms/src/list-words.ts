/** What Payload says as code would ("true", "<No What it shows>"), or of itself. */
export const listWords = {
  en: { general: { true: "Yes", false: "No", noLabel: "—", payloadSettings: "Language and look" } },
  ru: { general: { true: "Да", false: "Нет", noLabel: "—", payloadSettings: "Язык и вид" } },
  pt: { general: { true: "Sim", false: "Não", noLabel: "—", payloadSettings: "Idioma e aparência" } },
};
