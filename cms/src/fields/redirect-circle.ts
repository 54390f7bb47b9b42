import { words, type Words } from "../words";

/** Whether the redirects of an address lead back to it. @param targets where each address is redirected to */
export function leadsBack(from: string, targets: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>();
  for (let at = targets.get(from); at !== undefined && !seen.has(at); at = targets.get(at)) {
    if (at === from) return true;
    seen.add(at);
  }
  return false;
}

/** What is wrong with such redirects, and the fix. */
export const inACircle = (from: string): Words =>
  words(
    `The redirects from ${from} lead back to it. Give one of them another target.`,
    `Перенаправления с ${from} ведут обратно. Измените цель одного из них.`,
    `Os redirecionamentos de ${from} voltam a ele. Mude o destino de um deles.`,
  );
