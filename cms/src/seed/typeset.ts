/**
 * Spaces that must not break: the texts are written with plain ones, and bound here, so that what
 * an editor reads in the source has no invisible characters.
 */

const NO_BREAK = "\u00A0";

/** A Russian preposition, conjunction or particle of one or two letters holds on to the next word. */
const RUSSIAN_SHORT_WORD =
  /(?<=^|[\s(«„])(а|в|и|к|о|с|у|я|во|до|за|из|ко|на|не|ни|но|об|от|по|со|то|мы|вы|он|их|её|им) (?=[\p{L}\d«„])/giu;

/** `же`, `ли`, `бы` hold on to the word before them. */
const RUSSIAN_PARTICLE = /(?<=\p{L}) (же|ли|бы)(?=[\s.,:;!?»)]|$)/giu;

const DASH = / (?=[–—] )/gu;
const NUMBER = /(?<=\d) (?=\p{L}|%|₽)/gu;
const THOUSANDS = /(?<=\d) (?=\d{3}(?!\d))/gu;

/** Signs and abbreviations that stand before a number, as in `№ 152` or `art. 7º`. */
const SIGN = /(?<=[№§]|(?<!\p{L})(?:nº|arts?\.)) (?=\d)/giu;

function typesetText(text: string): string {
  const common = [DASH, THOUSANDS, NUMBER, SIGN].reduce((bound, space) => bound.replace(space, NO_BREAK), text);
  if (!/\p{Script=Cyrillic}/u.test(common)) return common;
  const bound = common.replace(RUSSIAN_SHORT_WORD, `$1${NO_BREAK}`).replace(RUSSIAN_SHORT_WORD, `$1${NO_BREAK}`);
  return bound.replace(RUSSIAN_PARTICLE, `${NO_BREAK}$1`);
}

/** A copy of the content in which every text has its non-breaking spaces. Keys and addresses hold no spaces, so they stay. */
export function typeset<Content>(content: Content): Content {
  return JSON.parse(JSON.stringify(content), (_, value: unknown) =>
    typeof value === "string" ? typesetText(value) : value,
  );
}
