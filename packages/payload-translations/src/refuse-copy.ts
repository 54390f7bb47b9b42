import { Forbidden } from "payload";

/**
 * In place of Payload's copy of one language over another: it writes over what is published there, at once and unseen, and
 * forms, of screens above all, can be made to call it although none of them offers it.
 * @throws Forbidden always
 */
export function refuseCopy(): never {
  throw new Forbidden();
}
