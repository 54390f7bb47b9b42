/**
 * What a page has of the style sheet in its HTML: the rules that its own elements can use. The whole sheet comes with the
 * scripts (docs/decisions/0023). Runs where pages are rendered, never in a browser.
 */
import { list, parse, type ChildNode } from "postcss";

/** A rule or an at-rule with what stands between its braces; a text stands for itself. */
type Piece = string | { head: string; needs: string[][]; keyframes?: string; body: Piece[] };

/** Every class of a CSS Module has it in its name. Others are set by scripts, and their rules are kept. */
const MODULE_CLASS = /\.([\w-]+-module--[\w-]+)/g;

/** Of `a.b:is(.c, .d)` what every match must have: `a.b`. */
function withoutArguments(selector: string): string {
  const plain = selector.replace(/\[[^\]]*\]|\([^()]*\)/g, "");
  return plain === selector ? plain : withoutArguments(plain);
}

/** For each of a rule's selectors, the classes that an element of the page must have for it to match. */
function needsOf(selector: string): string[][] {
  return list
    .comma(selector)
    .map((one) => [...withoutArguments(one).matchAll(MODULE_CLASS)].map(([, name = ""]) => name));
}

function pieceOf(node: ChildNode): Piece {
  if (node.type === "comment") return "";
  if (node.type === "decl") return `${node.prop}:${node.value}${node.important ? "!important" : ""};`;
  if (node.type === "rule") {
    return { head: node.selector, needs: needsOf(node.selector), body: node.nodes.map(pieceOf) };
  }
  const head = `@${node.name} ${node.params}`.trim();
  if (!node.nodes) return `${head};`;
  return {
    head,
    needs: [],
    ...(node.name === "keyframes" && { keyframes: node.params }),
    body: node.nodes.map(pieceOf),
  };
}

function print(pieces: readonly Piece[], isUsed: (piece: Exclude<Piece, string>) => boolean): string {
  return pieces
    .map((piece) => {
      if (typeof piece === "string") return piece;
      if (!isUsed(piece)) return "";
      const body = print(piece.body, isUsed).replace(/;$/, "");
      return body && `${piece.head}{${body}}`;
    })
    .join("");
}

const sheets = new Map<string, Piece[]>();

/** The same few sheets are asked for again with every page. */
function piecesOf(css: string): Piece[] {
  const known = sheets.get(css);
  if (known) return known;
  const pieces = parse(css).nodes.map(pieceOf);
  sheets.set(css, pieces);
  return pieces;
}

/**
 * @param css the whole sheet
 * @param html body of the page
 * @returns the rules of the sheet that some element of the page has the classes for, in their order; states that need no
 * other class are among them
 */
export function stylesOf(css: string, html: string): string {
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")));
  const pieces = piecesOf(css);
  const hasClasses = ({ needs }: { needs: string[][] }) =>
    needs.length === 0 || needs.some((names) => names.every((name) => classes.has(name)));
  const still = print(pieces, (piece) => !piece.keyframes && hasClasses(piece));
  return print(pieces, (piece) => (piece.keyframes ? still.includes(piece.keyframes) : hasClasses(piece)));
}
