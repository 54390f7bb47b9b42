/** One page of every kind. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const SCREENS = ["/", "/about", "/cases", "/career", "/contacts", "/contacts/brief", "/blog", "/privacy"];
/** Parents of the pages of entries. */
const LISTS = ["cases", "career", "blog"];

/** @param release folder @returns addresses of the English screens, and of the first entry of each list */
export function pagesOfEveryKind(release: string): string[] {
  const entries = LISTS.flatMap((list) => {
    const names = readdirSync(join(release, list)).sort();
    const first = names.find((name) => existsSync(join(release, list, name, "index.html")));
    return first === undefined ? [] : [`/${list}/${first}`];
  });
  return [...SCREENS, ...entries];
}
