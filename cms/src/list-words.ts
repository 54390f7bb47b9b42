/** What Payload's lists say as code would: "true", "<No What it shows>". */
export const listWords = {
  en: { general: { true: "Yes", false: "No", noLabel: "—" } },
  ru: { general: { true: "Да", false: "Нет", noLabel: "—" } },
  pt: { general: { true: "Sim", false: "Não", noLabel: "—" } },
};
