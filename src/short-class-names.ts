/** What is looked at of a rule of webpack. */
interface Rule {
  oneOf?: Rule[];
  use?: Use[] | Use;
}

type Use = string | { options?: { modules?: { localIdentName?: string } | false } };

const usesOf = ({ use = [] }: Rule): Use[] => (Array.isArray(use) ? use : [use]);

/**
 * Names the classes of the CSS Modules by five characters instead of file, class and hash: each name stands in the page's
 * HTML, in its styles and in a script, 2 to 3 kB of every page as it is sent.
 * @param rules of the webpack configuration; changed in place
 * @throws Error when there are no CSS Modules among them: they have moved in Gatsby
 */
export function shortenClassNames(rules: Rule[]): void {
  const modules = rules
    .flatMap((rule) => [rule, ...(rule.oneOf ?? [])])
    .flatMap(usesOf)
    .flatMap((use) => (typeof use === "object" && use.options?.modules) || [])
    .filter((options) => "localIdentName" in options);
  if (modules.length === 0) throw new Error("Gatsby's rules have no CSS Modules. See src/short-class-names.ts.");
  for (const options of modules) options.localIdentName = "[hash:base64:5]";
}
