/** Digits with the marks that group them or part the decimals: `100`, `1 200`, `4,5`. */
const NUMBER = /\d+(?:[.,\u00a0\u202f]\d+)*/g;

function numberAt(text: string, share: number): string {
  const digits = text.replace(/\D/g, "");
  const decimals = /[.,](\d{1,2})$/.exec(text)?.[1]?.length ?? 0;
  const counted = String(Math.round(Number(digits) * share)).padStart(decimals + 1, "0");
  let place = counted.length;
  let result = "";
  // From the end, so that the marks stay where the final number has them.
  for (const sign of [...text].reverse()) {
    if (place === 0) break;
    result = (/\d/.test(sign) ? counted.charAt(--place) : sign) + result;
  }
  return result;
}

/**
 * An intermediate value of a figure: `figureAt("100+", 0.5)` is `50+`; of `4–6` both numbers are interpolated. Signs
 * and separators stay as in the value, in whatever language it is written.
 * @param share of the way, 0 to 1
 */
export function figureAt(value: string, share: number): string {
  return share >= 1 ? value : value.replace(NUMBER, (text) => numberAt(text, share));
}
