import { editing as plugin } from "payload-editing";
import { SAVED_BY } from "../fields/saved-by";

/** Nothing that is written in a form is lost: to a newer save, or with its tab (A5). */
export const editing = plugin({ savedBy: SAVED_BY, stamps: ["publishedAt"], addedTo: ["formerAliases"] });
