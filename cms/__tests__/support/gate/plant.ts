/** Helpers that insert a fault into a form of the demo. */
import type { LocaleCode } from "@future-native/contract";
import type { CheckName } from "../../../src/publish-checks";
import { put, type Desk, type Form, type Question } from "./forms";
import { PLACES, picturedForm } from "./planted-pictures";

/** A form with a fault in it. */
export interface Planted {
  readonly check: CheckName;
  /** Path of the field at fault. */
  readonly field: string;
  readonly question: Question;
}

export const LOCALES: readonly LocaleCode[] = ["en", "ru", "br"];

/** A seeded random number below a limit. */
export type Draw = (below: number) => number;

export const pick = <One>(draw: Draw, values: readonly One[]): One => {
  const value = values[draw(values.length)];
  if (value === undefined) throw new Error("There is nothing to pick from.");
  return value;
};

/** An entry that is written in the language: only such a form has a page there. */
export async function written(desk: Desk, slug: string, locale: LocaleCode, draw: Draw): Promise<Form> {
  const entries = await desk.entries(slug, locale);
  return pick(
    draw,
    entries.filter(({ title }) => typeof title === "string" && title !== ""),
  );
}

export interface Context {
  readonly desk: Desk;
  readonly draw: Draw;
  /** Which of the kind it is, from 0. */
  readonly at: number;
  /** Ids of the prepared pictures, by what is wrong with them. */
  readonly pictures: Readonly<Record<string, number>>;
}

export type Plant = (context: Context) => Promise<Omit<Planted, "check">>;

export async function inBody(
  { desk, draw }: Context,
  change: (form: Form) => unknown,
): Promise<Omit<Planted, "check">> {
  const locale = pick(draw, LOCALES);
  const form = await written(desk, "cases", locale, draw);
  return { field: "body", question: { collection: "cases", locale, data: put(form, "body", change(form)) } };
}

type Value = readonly [slug: string, field: string, locale: LocaleCode, value: unknown, set?: string];

/**
 * Puts a value into a field of an entry of a collection.
 * @param places the last of each: where it is put, if not into the field at fault
 */
export const into =
  (places: readonly Value[]): Plant =>
  async ({ at, desk, draw }) => {
    const [slug, field, locale, value, set = field] = pick((below) => at % below, places);
    const form = await written(desk, slug, locale, draw);
    return { field, question: { collection: slug, locale, data: put(form, set, value) } };
  };

/** The same for collections with another name for their entries. */
export const intoAny =
  (places: readonly Value[]): Plant =>
  async ({ at, desk, draw }) => {
    const [slug, field, locale, value] = pick((below) => at % below, places);
    const form = pick(draw, await desk.entries(slug, locale));
    return { field, question: { collection: slug, locale, data: put(form, field, value) } };
  };

export const intoGlobal =
  (places: readonly Value[]): Plant =>
  async ({ at, desk }) => {
    const [slug, field, locale, value, set = field] = pick((below) => at % below, places);
    return { field, question: { global: slug, locale, data: put(await desk.global(slug, locale), set, value) } };
  };

export const pictured =
  (what: string): Plant =>
  async ({ at, desk, draw, pictures }) =>
    picturedForm(PLACES[at % PLACES.length] ?? "cover", pictures[what] ?? 0, desk, draw);

export async function twoOf(desk: Desk, locale: LocaleCode, draw: Draw): Promise<[Form, Form]> {
  const one = await written(desk, "cases", locale, draw);
  const others = (await desk.entries("cases", locale)).filter(({ id, title }) => id !== one.id && Boolean(title));
  return [one, pick(draw, others)];
}
