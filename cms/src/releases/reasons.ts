import type { FailedOutcome, Step } from "../../publisher/protocol";
import { words, wordsFor, type Words } from "../words";
import { STEP_LABELS } from "./admin/texts";
import { storableText } from "./storable-text";

/** A sentence that is there in one language alone: of the publisher, or of a field. */
export const inOneLanguage = (sentence: string): Words => words(sentence, sentence, sentence);

/** Why nothing was released, for an editor. */
export function reasonOf({ hungFor, reason, step }: FailedOutcome): Words {
  return hungFor === undefined ? inOneLanguage(reason) : hung(step, hungFor);
}

function hung(step: Step, seconds: number): Words {
  const at = (language: string) => wordsFor(language, STEP_LABELS[step]).toLowerCase();
  return words(
    `It made no progress for ${seconds} s at this step: ${at("en")}. It was ended and the site is as it was. Publish again; if it ends so again, undo the last change, and tell the operator of the site.`,
    `Сборка не двигалась ${seconds} с на этом шаге: ${at("ru")}. Она остановлена, сайт остался прежним. Опубликуйте ещё раз; если повторится, отмените последнее изменение и сообщите администратору сайта.`,
    `Não houve progresso por ${seconds} s nesta etapa: ${at("pt")}. A construção foi encerrada e o site ficou como estava. Publique de novo; se acontecer outra vez, desfaça a última alteração e avise quem opera o site.`,
  );
}

/** As the row of a release holds it: a sentence, or JSON where it is there in three languages. */
export function storedReason(outcome: FailedOutcome): string {
  const reason = reasonOf(outcome);
  return storableText(reason.en === reason.ru ? reason.en : JSON.stringify(reason));
}

/** What {@link storedReason} stored, in an editor's language. */
export function readReason(language: string, stored: string): string {
  return stored.startsWith('{"en":') ? wordsFor(language, JSON.parse(stored) as Words) : stored;
}
