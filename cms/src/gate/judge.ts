import type { Change, Fault } from "./change";
import { CHECKS, type CheckName } from "./checks";

/** A fault with the name of the check that has found it. */
export interface Finding extends Fault {
  readonly check: CheckName;
}

const NAMES = Object.keys(CHECKS) as CheckName[];

/**
 * Findings about a change, the errors first. Faults of published content that the change does not touch are left out
 * (docs/decisions/0117-gate-scope.md).
 * @param site as visitors have it, when the change is one of several that go live together
 */
export function judge(change: Change, site = change.site): Finding[] {
  const { before } = change;
  const known = new Set(before ? findAll({ ...change, site, after: before, page: undefined }).map(keyOf) : []);
  const found = findAll(change).filter((finding) => !known.has(keyOf(finding)));
  const once = new Map(found.map((finding) => [keyOf(finding), finding]));
  const all = [...once.values()];
  return [
    ...all.filter(({ severity }) => severity === "error"),
    ...all.filter(({ severity }) => severity === "warning"),
  ];
}

function findAll(change: Change): Finding[] {
  return NAMES.flatMap((check) => CHECKS[check](change).map((fault) => ({ ...fault, check })));
}

/** Rows of a list may have moved: which of them it is makes no other fault. */
const keyOf = ({ check, field, locale, subject }: Finding) =>
  JSON.stringify([check, field.replace(/\.\d+\./g, ".*."), locale, subject]);
