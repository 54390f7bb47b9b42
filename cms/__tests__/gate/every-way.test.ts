/** X13: what stops a publication stops it on every way to the site. */
import { DEFAULT_LOCALE } from "@future-native/contract/locales";
import { byLength } from "../../../__tests__/support/test-length";
import { CHECKS, type CheckName } from "../../src/publish-checks";
import { createDesk, type Question } from "../support/gate/forms";
import { provideGateCms } from "../support/gate/gate-cms";
import { EACH, PLANTS } from "../support/gate/planted-faults";
import { preparePictures } from "../support/gate/planted-pictures";
import { seeded } from "../support/random";

vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 });

const cms = provideGateCms();
const random = seeded(23);
const draw = (below: number) => Math.floor(random() * below);

/** An axe fault of the page is found by a browser: no other way has one. */
const KINDS = (Object.keys(CHECKS) as CheckName[]).filter((check) => check !== "pageFaults");

/** So many faults of a kind are looked at for one that stops a publication: of the kinds that stop any, one of the first does. */
const MOST = byLength(4, EACH);

interface Planted {
  readonly question: Question;
  /** The sentence of the fault, and whether it stops a publication. */
  readonly sentence: string;
  readonly isError: boolean;
}

/** The first fault of a kind that stops a publication, in an entry that is saved; any fault where none does. */
async function plant(check: CheckName, pictures: Readonly<Record<string, number>>): Promise<Planted> {
  const desk = createDesk(cms);
  let planted: Planted | undefined;
  for (let at = 0; at < MOST; at += 1) {
    const { question } = await PLANTS[check]({ at, desk, draw, pictures });
    // The form's own rules refuse an empty English title before the gate is asked.
    if (check === "linkedPages" && question.locale === DEFAULT_LOCALE) continue;
    const faults = (await desk.judge(question)).body.faults.filter((fault) => fault.check === check);
    const fault = faults.find(({ severity }) => severity === "error") ?? faults[0];
    if (!fault) throw new Error(`The gate does not find ${check} ${at}.`);
    const isError = fault.severity === "error";
    if (isError || !planted) planted = { question, sentence: fault.message, isError };
    if (isError) break;
  }
  if (!planted) throw new Error(`There is no fault of the kind ${check}.`);
  return planted;
}

async function tryPlanted({ question, sentence, isError }: Planted, row: number): Promise<string[]> {
  const { collection, global, locale, data } = question;
  const id = collection ? String(data.id) : "";
  const list = collection ?? global ?? "";
  const path = collection ? `/${collection}/${id}` : `/globals/${list}`;
  const method = collection ? "PATCH" : "POST";
  const save = (body: object, query: string) => cms.call(method, `${path}?locale=${locale}${query}`, body);
  const draft = await save({ ...data, _status: "draft" }, "&draft=true");
  if (draft.status !== 200) return [`saved as a draft: ${JSON.stringify(draft.body)}`];
  if (!isError) {
    const why = await cms.tryToShow({ list, id, locale });
    return why.filter((reason) => reason.includes(sentence)).map((reason) => `a warning stops a set: ${reason}`);
  }
  const rest = await save({ _status: "published" }, "");
  const many = `/${list}?where[id][in]=${id}&draft=true&locale=${locale}`;
  const bulk = collection && (await cms.call("PATCH", many, { _status: "published" }));
  const { refused, isAsItWas } = await cms.tryEveryWay({ list, id, locale }, row);
  const said: Record<string, unknown> = { REST: rest.body, ...(bulk && { bulk: bulk.body }), ...refused };
  // The row of a job has the names of the fields alone.
  const isTold = (way: string, text: string) =>
    text.includes(JSON.stringify(sentence).slice(1, -1)) ||
    (way.startsWith("schedule") && /fields? (?:is|are) invalid/.test(text));
  const missed = Object.entries(said).filter(([way, text]) => !isTold(way, JSON.stringify(text)));
  return [
    ...missed.map(([way, text]) => `${way}: ${JSON.stringify(text).slice(0, 300)}`),
    ...(isAsItWas ? [] : ["visitors have something else"]),
  ];
}

test("X13: a fault stops a publication by REST, in bulk, with a set, by a schedule, by a script and by a restored version", async () => {
  const pictures = await preparePictures(cms);
  const passed: string[] = [];
  for (const [row, check] of KINDS.entries()) {
    const planted = await plant(check, pictures);
    passed.push(...(await tryPlanted(planted, row)).map((missed) => `${check}: ${missed}`));
  }
  expect(passed).toEqual([]);
});
