import { graphql } from "gatsby";
import { TextLink } from "../../ui/text-link";

function TextRun({ run }: { run: Queries.TextRunsFragment }) {
  const strong = run.bold ? <strong>{run.text}</strong> : run.text;
  const styled = run.italic ? <em>{strong}</em> : strong;
  return run.href ? <TextLink to={run.href}>{styled}</TextLink> : styled;
}

/** Text with its bold, italic and linked stretches. */
export function TextRuns({ runs }: { runs: readonly Queries.TextRunsFragment[] }) {
  return runs.map((run, index) => <TextRun key={index} run={run} />);
}

export const query = graphql`
  fragment TextRuns on TextRun {
    text
    bold
    italic
    href
  }
`;
