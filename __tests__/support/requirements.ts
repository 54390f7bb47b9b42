/** Reads the rows of docs/requirements.md and the ids that the titles of tests begin with. */
import ts from "typescript";

export interface Requirement {
  id: string;
  /** A check fails without a journey. */
  isRequired: boolean;
  what: string;
}

export interface TestTitle {
  id: string;
  file: string;
}

export interface Coverage {
  /** Each with its journeys in the browser, and its other tests. */
  rows: (Requirement & { journeys: TestTitle[]; tests: TestTitle[] })[];
  /** Ids of required rows without a journey. */
  unproven: string[];
  /** Ids of rows without any test. */
  untested: string[];
  /** Titles that name no row. */
  unknown: TestTitle[];
}

const ROW = /^- \*\*([A-Z]\d+)\*\*( must:)? (.+)$/gm;
const IDS = /^((?:[A-Z]\d{1,2})(?:, [A-Z]\d{1,2})*): /;
const JOURNEY = /\.spec\.ts$/;
/** `testWithEditor` and `longTest` are made of `test`. */
const RUNNER = /^(?:test|it|describe|test[A-Z]\w*|\w+Test)$/;
/** Modifiers of tests that do not run, or are expected to fail. */
const NOT_RUN = new Set(["skip", "todo", "fixme", "fail"]);

/** @param text of docs/requirements.md: a list item a row */
export function readRequirements(text: string): Requirement[] {
  return [...text.matchAll(ROW)].map(([, id = "", must, what = ""]) => ({ id, isRequired: must !== undefined, what }));
}

/** @returns an item for each id in the title of a test or of a group of tests */
export function testTitles(file: string, source: string): TestTitle[] {
  const found: TestTitle[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isRun(node.expression)) {
      const ids = IDS.exec(titleOf(node.arguments[0]))?.[1]?.split(", ") ?? [];
      found.push(...ids.map((id) => ({ id, file })));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return found;
}

/** Whether `test(…)`, `test.describe(…)`, `it.each(…)(…)` and the like are called, and run. */
function isRun(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return RUNNER.test(callee.text);
  if (ts.isPropertyAccessExpression(callee)) return !NOT_RUN.has(callee.name.text) && isRun(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return isRun(callee.tag);
  return ts.isCallExpression(callee) && isRun(callee.expression);
}

/** The text of a title, as far as it is written down. */
function titleOf(title: ts.Expression | undefined): string {
  if (!title) return "";
  if (ts.isStringLiteralLike(title)) return title.text;
  return ts.isTemplateExpression(title) ? title.head.text : "";
}

export function coverageOf(requirements: readonly Requirement[], titles: readonly TestTitle[]): Coverage {
  const rows = requirements.map((row) => {
    const own = titles.filter(({ id }) => id === row.id);
    const journeys = own.filter(({ file }) => JOURNEY.test(file));
    return { ...row, journeys, tests: own.filter((title) => !journeys.includes(title)) };
  });
  const known = new Set(requirements.map(({ id }) => id));
  return {
    rows,
    unproven: rows.filter(({ isRequired, journeys }) => isRequired && journeys.length === 0).map(({ id }) => id),
    untested: rows.filter(({ journeys, tests }) => journeys.length + tests.length === 0).map(({ id }) => id),
    unknown: titles.filter(({ id }) => !known.has(id)),
  };
}
