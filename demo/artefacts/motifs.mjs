/** One thing a case, drawn around the origin within 100 units each way: `main`, `mark` and `gap` are its colours. */
import { at, disc, half, line, rect, ring, shape } from "./kit.mjs";

const rows = (count, draw) => Array.from({ length: count }, (_, index) => draw(index)).join("");

export const MOTIFS = {
  beetle: (main, mark, gap, kind = 1) => {
    const legs = [-16, 20, 52]
      .map((y, i) => line(`M-40 ${y}L-72 ${y - 10 + i * 10}M40 ${y}L72 ${y - 10 + i * 10}`, main, 7))
      .join("");
    const feelers = line("M-12 -64Q-20 -84 -40 -86M12 -64Q20 -84 40 -86", main, 6);
    const bodies = [
      rect(-48, -32, 96, 28, mark, 14) +
        rect(-56, 0, 112, 28, main, 14) +
        rect(-50, 32, 100, 28, main, 14) +
        rect(-34, 64, 68, 22, main, 11),
      half(0, 32, 54, main) +
        half(0, 36, 54, main, 180) +
        rect(-3, -22, 6, 112, gap) +
        disc(-24, 12, 9, mark) +
        disc(24, 12, 9, mark) +
        disc(-18, 54, 7, mark) +
        disc(18, 54, 7, mark),
      rect(-42, -28, 84, 116, main, 42) +
        rect(-42, 0, 84, 14, mark) +
        rect(-42, 28, 84, 14, mark) +
        rect(-38, 56, 76, 12, mark),
      rect(-50, -28, 48, 112, main, 24) +
        rect(2, -28, 48, 112, main, 24) +
        half(-26, 28, 16, mark) +
        half(26, 28, 16, mark),
    ];
    return legs + feelers + half(0, -36, 30, kind % 2 ? mark : main) + bodies[kind % 4];
  },
  record: (main, mark, gap) =>
    disc(0, 0, 96, main) +
    [84, 72, 60].map((r) => ring(0, 0, r, gap, 2)).join("") +
    disc(0, 0, 38, mark) +
    half(0, 0, 38, gap) +
    disc(0, 0, 6, main),
  bars: (main, mark) =>
    rows(11, (i) => {
      const h = 30 + 150 * Math.abs(Math.sin(i * 0.9 + 0.6) * Math.cos(i * 0.32));
      return rect(-99 + i * 18, -h / 2, 11, h, i % 4 === 2 ? mark : main, 5.5);
    }),
  pool: (main, mark, gap) =>
    rect(-90, -60, 180, 150, main, 12) +
    [-54, -18, 18, 54].map((x) => line(`M${x} -48V78`, gap, 5, 'stroke-dasharray="12 14"')).join("") +
    disc(62, -72, 26, mark) +
    line("M-104 20h24M-104 44h24M-98 6v56M-86 6v56", gap, 6),
  drop: (main, mark, gap) =>
    shape("M0 -96C34 -40 66 -8 66 30a66 66 0 0 1-132 0C-66 -8 -34 -40 0 -96Z", main) +
    line("M-34 34a34 34 0 0 0 24 32", gap, 9) +
    disc(78, -58, 15, mark),
  clock: (main, mark, gap) =>
    disc(0, 0, 92, main) + shape("M0 0V-92A92 92 0 0 1 92 0Z", mark) + line("M0 0V-58M0 0H40", gap, 10),
  hello: (main, mark, gap) =>
    shape(
      "M-90 -70a20 20 0 0 1 20-20H70a20 20 0 0 1 20 20V30a20 20 0 0 1-20 20H-14L-56 92V50H-70a20 20 0 0 1-20-20Z",
      main,
    ) + [-44, 0, 44].map((x, i) => half(x, 0, 20, i === 1 ? mark : gap)).join(""),
  train: (main, mark, gap) =>
    shape("M-72 86V-36a72 60 0 0 1 144 0V86Z", main) +
    rect(-50, -58, 44, 48, gap, 8) +
    rect(6, -58, 44, 48, gap, 8) +
    rect(-72, 16, 144, 18, mark) +
    disc(-42, 60, 13, gap) +
    disc(42, 60, 13, gap) +
    line("M-58 102H58", main, 8),
  bell: (main, mark, gap) =>
    shape("M-70 56C-48 34 -54 -10 -44 -44a44 44 0 0 1 88 0C54 -10 48 34 70 56Z", main) +
    half(0, 60, 22, mark, 180) +
    disc(0, -92, 10, main) +
    line("M-26 -40C-32 -8 -30 14 -40 34", gap, 6),
  chair: (main, mark, gap) =>
    rect(-46, -96, 16, 190, main, 8) +
    rect(-46, 0, 104, 20, main, 8) +
    rect(42, 12, 16, 82, main, 8) +
    rect(-40, -84, 78, 50, main, 14) +
    disc(0, -59, 12, mark) +
    line("M-90 98H90", gap, 6),
  hole: (main, mark, gap) =>
    disc(0, 0, 94, main) +
    disc(0, 0, 72, gap) +
    half(0, 62, 50, mark) +
    disc(0, 14, 28, mark) +
    half(0, 4, 36, main) +
    rect(-42, 0, 84, 9, main, 4),
  yarn: (main, mark, gap) =>
    disc(0, 8, 78, main) +
    [-44, -20, 4, 28].map((y) => line(`M-62 ${y + 30}Q0 ${y - 34} 62 ${y + 18}`, gap, 5)).join("") +
    line("M-30 -92L58 96M40 -96L-54 92", mark, 7) +
    disc(-30, -92, 9, mark) +
    disc(40, -96, 9, mark),
  letter: (main, mark, gap) =>
    rect(-86, -86, 172, 172, main) +
    shape("M-46 66V-66H10a40 40 0 0 1 12 78l34 54H18L-12 14V66ZM-12 -36V-12H6a12 12 0 0 0 0-24Z", gap) +
    rect(62, 62, 40, 14, mark, 7),
};

export const motif = (name, x, y, scale, ...colours) =>
  at(`translate(${x} ${y}) scale(${scale})`, MOTIFS[name](...colours));
