import { brokenTerm } from "../glossary/broken-term";
import { brokenTerms, type GlossaryTerm } from "../glossary/terms";
import type { Localized } from "payload-kit/texts";
import { BrokenMarksError, fromMarkedText, wordsOf, type Inline } from "payload-kit/rich-text/marks";
import { fieldOfUnit, translated, unitsOf, type FieldUnit } from "../field-units";
import type { Version } from "../judge";
import type { LocaleCode } from "../languages";
import type { NewText } from "../save-translation";
import type { ContentModel } from "../settings";
import { valueIn, type TextField } from "../text-fields";
import { localized } from "../texts";
import type { IncomingUnit } from "./document";

export type UnitState = "taken" | "older" | "same" | "untranslated" | "refused";

/** Planned result of a unit, and why. */
interface UnitOutcome {
  readonly unit: string;
  readonly state: UnitState;
  readonly messages: readonly Localized[];
}

/** Changes of a file to one entry. */
interface EntryPlan {
  readonly outcomes: UnitOutcome[];
  readonly texts: NewText[];
}

interface Knowledge {
  readonly fields: readonly TextField[];
  readonly history: readonly Version[];
  readonly to: LocaleCode;
  readonly terms: readonly GlossaryTerm[];
  readonly model: ContentModel;
}

/** Plans the changes by the units of an entry. Writes nothing, and refuses unit by unit. */
export function planEntry(units: readonly IncomingUnit[], knowledge: Knowledge): EntryPlan {
  const plan: EntryPlan = { outcomes: [], texts: [] };
  const groups = new Map<TextField, IncomingUnit[]>();
  const seen = new Set<string>();
  for (const unit of units) {
    const field = fieldOfUnit(knowledge.fields, unit.id);
    const group = field && groups.get(field);
    if (!field || seen.has(unit.id))
      refuse(
        plan,
        [unit],
        field ? localized("translations:import.twice") : localized("translations:import.unknownUnit"),
      );
    else if (group) group.push(unit);
    else groups.set(field, [unit]);
    seen.add(unit.id);
  }
  for (const [field, group] of groups) planField(plan, field, group, knowledge);
  return plan;
}

function refuse({ outcomes }: EntryPlan, units: readonly IncomingUnit[], message: Localized): void {
  outcomes.push(...units.map(({ id }) => ({ unit: id, state: "refused" as const, messages: [message] })));
}

function planField(plan: EntryPlan, field: TextField, units: readonly IncomingUnit[], knowledge: Knowledge): void {
  const { history, to, terms, model } = knowledge;
  const given = units.filter((unit) => unit.target !== undefined);
  const isInParts = !field.columns && units.some(({ id }) => id !== field.path);
  const left = isInParts && given.length < units.length ? units : units.filter((unit) => unit.target === undefined);
  const message =
    left.length > 0 && given.length > 0 && isInParts
      ? localized("translations:import.untranslatedInPart")
      : localized("translations:import.untranslated");
  plan.outcomes.push(...left.map(({ id }) => ({ unit: id, state: "untranslated" as const, messages: [message] })));
  const rest = left === units ? [] : given;
  if (rest.length === 0) return;
  const source = sourceOf(field, rest, history, model);
  if ("unknown" in source) return refuse(plan, rest, source.unknown);
  const sources = new Map(unitsOf(field, source.value, model.richText).map((unit) => [unit.id, unit]));
  const faults = rest.map((unit) => [unit, faultOf(unit, sources)] as const);
  for (const [unit, fault] of faults) if (fault) refuse(plan, [unit], fault);
  if (faults.some(([, fault]) => fault)) return;
  const value = translated(
    field,
    source.value,
    new Map(rest.map(({ id, target = [] }) => [id, target])),
    model.richText,
  );
  const now = valueIn(history.at(-1)?.entry ?? {}, field, to);
  const isSame = !field.columns && JSON.stringify(value) === JSON.stringify(now);
  const state: UnitState = isSame ? "same" : source.isOlder ? "older" : "taken";
  if (!isSame) plan.texts.push({ field, value, flag: source.isOlder ? "older" : undefined });
  const outcomes = rest.map(({ id, source: words, target = [] }) => ({
    unit: id,
    state,
    messages: [
      ...(state === "older" ? [localized("translations:import.older")] : []),
      ...termsBrokenIn(words, target, terms),
    ],
  }));
  plan.outcomes.push(...outcomes);
}

/** Error in the inline marks of a translation. */
function faultOf({ id, target = [] }: IncomingUnit, sources: ReadonlyMap<string, FieldUnit>): Localized | undefined {
  try {
    const source = sources.get(id);
    if (source) fromMarkedText(target, source.text);
    return undefined;
  } catch (error) {
    if (!(error instanceof BrokenMarksError)) throw error;
    return localized(`translations:import.faults.${error.fault}`, { mark: error.mark });
  }
}

const termsBrokenIn = (source: readonly Inline[], target: readonly Inline[], terms: readonly GlossaryTerm[]) =>
  brokenTerms(wordsOf(source), wordsOf(target), terms).map(brokenTerm);

type Source = { value: unknown; isOlder: boolean } | { unknown: Localized };

/** The source text that was translated: the one of today, or else the newest of the kept versions that is it. */
function sourceOf(
  field: TextField,
  units: readonly IncomingUnit[],
  history: readonly Version[],
  { languages, richText }: ContentModel,
): Source {
  const values = history.map(({ entry }) => valueIn(entry, field, languages.source.code)).reverse();
  const isIt = (value: unknown) => {
    const there = new Map(unitsOf(field, value, richText).map(({ id, text }) => [id, JSON.stringify(text.content)]));
    const has = ({ id, source }: IncomingUnit) => there.get(id) === JSON.stringify(source);
    return units.every(has) && (field.columns !== undefined || there.size === units.length);
  };
  const at = values.findIndex(isIt);
  if (at >= 0) {
    const [latest] = values;
    return { value: values[at], isOlder: at > 0 && JSON.stringify(values[at]) !== JSON.stringify(latest) };
  }
  const [latest] = values;
  const ids = new Set(unitsOf(field, latest, richText).map(({ id }) => id));
  if (units.some(({ id }) => !ids.has(id))) return { unknown: localized("translations:import.unknownUnit") };
  // Text without marks needs no source to be put together again.
  const isPlain = field.columns !== undefined || typeof latest === "string";
  return isPlain ? { value: latest, isOlder: true } : { unknown: localized("translations:import.sourceLost") };
}
