import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { SECTIONS_SHEET } from "../../styles/sections-sheet";

interface StyleProps {
  /** Address of the sheet that Gatsby has written into the page. */
  "data-href"?: string;
  dangerouslySetInnerHTML?: { __html: string };
}

interface Module {
  text: string;
  classes: readonly string[];
}

const tokens = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found);

/** Each module of the sheet is a block of a layer (__tests__/rules/css.test.ts). */
function readModules(sheet: string): Module[] {
  return sheet.split(/(?=@layer )/).map((text) => ({ text, classes: tokens(text, /\.(-?[A-Z_a-z][\w-]*)/g) }));
}

let latest: { sheet: string; modules: Module[] } | undefined;

/** All pages of a build have the same sheet. */
function modulesOf(sheet: string): Module[] {
  if (latest?.sheet !== sheet) latest = { sheet, modules: readModules(sheet) };
  return latest.modules;
}

/**
 * What a page needs of a sheet: the modules of which it has at least one class, whole, for a script may add the others; and
 * what belongs to no class.
 */
export function stylesFor(body: string, sheet: string): string {
  const present = new Set(tokens(body, /\sclass="([^"]*)"/g).flatMap((list) => list.split(" ")));
  return modulesOf(sheet)
    .filter(({ classes }) => classes.length === 0 || classes.some((name) => present.has(name)))
    .map(({ text }) => text)
    .join("");
}

function isSectionStyles(component: ReactNode): component is ReactElement<StyleProps> {
  return (
    isValidElement<StyleProps>(component) && Boolean(component.props["data-href"]?.includes(`/${SECTIONS_SHEET}.`))
  );
}

/**
 * Leaves in a page's head the styles of its own sections alone (G5); another page brings all (section-styles.ts).
 * @param body HTML of the page
 * @throws Error when Gatsby has not written the sheet into the page
 */
export function pageStyles(head: readonly ReactNode[], body: string): ReactNode[] {
  if (!head.some(isSectionStyles)) {
    throw new Error(
      `The head of a page has no style sheet "${SECTIONS_SHEET}". ` +
        "See how gatsby-node.ts makes it, and how node_modules/gatsby/cache-dir/static-entry.js writes style sheets.",
    );
  }
  return head.map((component) => {
    if (!isSectionStyles(component)) return component;
    const { __html: sheet = "" } = component.props.dangerouslySetInnerHTML ?? {};
    return cloneElement(component, { dangerouslySetInnerHTML: { __html: stylesFor(body, sheet) } });
  });
}
