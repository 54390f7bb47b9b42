import { createTexts, type TextKeys } from "payload-kit/texts";
import faultsEn from "./texts/faults/en.json";
import faultsPt from "./texts/faults/pt.json";
import faultsRu from "./texts/faults/ru.json";
import gateEn from "./texts/gate/en.json";
import gatePt from "./texts/gate/pt.json";
import gateRu from "./texts/gate/ru.json";

export const TEXTS = {
  /** Of checks. */
  faults: { en: faultsEn, pt: faultsPt, ru: faultsRu },
  /** Of components. */
  gate: { en: gateEn, pt: gatePt, ru: gateRu },
};

export type GateTextKey = TextKeys<Pick<typeof TEXTS, "gate">>;

export const { localized, translate, translator } = createTexts(TEXTS);
