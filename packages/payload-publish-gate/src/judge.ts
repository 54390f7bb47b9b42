import type { Change, Checks, Finding } from "./change";

/**
 * Findings about a change, the errors first. Faults of published content that the change does not touch are left out.
 * @param site as visitors have it, when the change is one of several that go live together
 */
export function judge<Facts>(change: Change<Facts>, checks: Checks<Facts>, site = change.site): Finding[] {
  const { before } = change;
  const live = before ? findAll({ ...change, site, after: before, page: undefined }, checks) : [];
  const known = new Set(live.map(keyOf));
  const found = findAll(change, checks).filter((finding) => !known.has(keyOf(finding)));
  const once = new Map(found.map((finding) => [keyOf(finding), finding]));
  const all = [...once.values()];
  return [
    ...all.filter(({ severity }) => severity === "error"),
    ...all.filter(({ severity }) => severity === "warning"),
  ];
}

const findAll = <Facts>(change: Change<Facts>, checks: Checks<Facts>): Finding[] =>
  Object.entries(checks).flatMap(([name, check]) => check(change).map((fault) => ({ ...fault, check: name })));

/** Rows of a list may have moved: which of them it is makes no other fault. */
const keyOf = ({ check, field, locale, subject }: Finding) =>
  JSON.stringify([check, field.replace(/\.\d+\./g, ".*."), locale, subject]);
