/** Path data of the few forms that territories are made of. Numbers are cut to a tenth: more is not seen. */
const cut = (value: number) => Math.round(value * 10) / 10;

const path = ([first = "", ...strings]: TemplateStringsArray, ...values: number[]) =>
  values.reduce((data, value, index) => data + cut(value) + strings[index], first);

/** A quarter of a disc whose centre is a corner of the square; corners count clockwise from the upper left. */
export function quarter(x: number, y: number, size: number, corner: number): string {
  if (corner === 0) return path`M${x} ${y}h${size}a${size} ${size} 0 0 1 ${-size} ${size}z`;
  if (corner === 1) return path`M${x + size} ${y}v${size}a${size} ${size} 0 0 1 ${-size} ${-size}z`;
  if (corner === 2) return path`M${x + size} ${y + size}h${-size}a${size} ${size} 0 0 1 ${size} ${-size}z`;
  return path`M${x} ${y + size}v${-size}a${size} ${size} 0 0 1 ${size} ${size}z`;
}

/** A closed curve through points around a centre; `radii` are met at equal angles. */
export function blob(x: number, y: number, radii: readonly number[], turn: number): string {
  const count = radii.length;
  const step = (2 * Math.PI) / count;
  const handle = (4 / 3) * Math.tan(step / 4);
  const point = (index: number) => {
    const angle = turn + index * step;
    const radius = radii[index % count] ?? 0;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle), angle, reach: radius * handle };
  };
  const first = point(0);
  let data = path`M${first.x} ${first.y}`;
  for (let index = 0; index < count; index++) {
    const a = point(index);
    const b = point(index + 1);
    const out = { x: a.x - a.reach * Math.sin(a.angle), y: a.y + a.reach * Math.cos(a.angle) };
    const into = { x: b.x + b.reach * Math.sin(b.angle), y: b.y - b.reach * Math.cos(b.angle) };
    data += path`C${out.x} ${out.y} ${into.x} ${into.y} ${b.x} ${b.y}`;
  }
  return `${data}z`;
}
