import { isValidElement, type ReactNode } from "react";
import { stylesOf } from "./page-styles";

interface SheetProps {
  "data-identity"?: string;
  dangerouslySetInnerHTML: { __html: string };
}

/** How Gatsby marks the sheet that it writes into a page; internal to it, so the build fails when it is gone. */
const IDENTITY = "gatsby-global-css";

/**
 * Leaves of the style sheet in a page's head what the page can use. Without the name of its file webpack finds that the
 * sheet itself is not there, and fetches it together with the page's script, before the page is hydrated.
 * @param components what Gatsby writes into the head
 * @param html body of the page
 * @throws Error when the sheet is not among them
 */
export function inlineStyles(components: readonly ReactNode[], html: string): ReactNode[] {
  let isFound = false;
  const inlined = components.map((component) => {
    if (!isValidElement<SheetProps>(component) || component.props["data-identity"] !== IDENTITY) return component;
    isFound = true;
    const styles = stylesOf(component.props.dangerouslySetInnerHTML.__html, html);
    return <style key={IDENTITY} data-styles="page" dangerouslySetInnerHTML={{ __html: styles }} />;
  });
  if (isFound) return inlined;
  throw new Error(
    `Gatsby no longer writes the style sheet as data-identity="${IDENTITY}". ` +
      "See how it stands in node_modules/gatsby/cache-dir/static-entry.js and name it in src/styles/inline-styles.tsx.",
  );
}
