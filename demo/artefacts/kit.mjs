/** Forms that the scenes are made of, as SVG. */
export const P = {
  hot: "#FF4B1F",
  lime: "#C6F135",
  sky: "#7CC4FF",
  ultra: "#3A2BFF",
  rose: "#FF8FB8",
  sand: "#E2C48D",
  moss: "#1F5C3F",
  plum: "#4B1D52",
  ice: "#CFE9E5",
  sun: "#FFC21A",
  ink: "#0E0E10",
  paper: "#F4F3EE",
};
const n = (value) => Math.round(value * 10) / 10;
export const rect = (x, y, w, h, fill, r = 0, more = "") =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${r}" fill="${fill}" ${more}/>`;
export const disc = (x, y, r, fill) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`;
export const shape = (d, fill, more = "") => `<path d="${d}" fill="${fill}" ${more}/>`;
export const line = (d, stroke, width, more = "") =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const at = (transform, content) => `<g transform="${transform}">${content}</g>`;
export const half = (x, y, r, fill, turn = 0) =>
  at(`translate(${n(x)} ${n(y)}) rotate(${turn})`, shape(`M${-r} 0A${r} ${r} 0 0 1 ${r} 0Z`, fill));
export const ring = (x, y, r, stroke, width) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

let ids = 0;
/** What of a drawing is within a form. */
export function within(form, content) {
  const id = `c${(ids += 1)}`;
  return `<clipPath id="${id}">${form}</clipPath><g clip-path="url(#${id})">${content}</g>`;
}

/** Lines in the display face. */
export const display = (x, y, size, lines, fill, lead = 1.04, anchor = "start") =>
  lines
    .map(
      (words, index) =>
        `<text x="${n(x)}" y="${n(y + index * size * lead)}" font-family="Unbounded" font-weight="600" font-size="${n(size)}" letter-spacing="${n(-size * 0.03)}" fill="${fill}" text-anchor="${anchor}">${words}</text>`,
    )
    .join("");
/** Lines in the text face. */
export const words = (x, y, size, lines, fill, weight = 400, anchor = "start") =>
  lines
    .map(
      (text, index) =>
        `<text x="${n(x)}" y="${n(y + index * size * 1.35)}" font-family="Onest" font-weight="${weight}" font-size="${n(size)}" fill="${fill}" text-anchor="${anchor}">${text}</text>`,
    )
    .join("");
