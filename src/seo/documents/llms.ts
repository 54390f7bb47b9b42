import { escapeMarkdown, markdownLink } from "./markdown";

export interface LlmsSection {
  readonly title: string;
  readonly links: readonly { readonly title: string; readonly url: string; readonly lead?: string }[];
}

/**
 * A map of the documents for language models, by the proposal of https://llmstxt.org: a name, a sentence, and lists of links.
 * @param description one sentence about the site
 */
export function llms(name: string, description: string | null, sections: readonly LlmsSection[]): string {
  const lists = sections
    .filter(({ links }) => links.length > 0)
    .map(({ title, links }) => {
      const lines = links.map((link) => {
        const note = link.lead ? `: ${escapeMarkdown(link.lead)}` : "";
        return `- ${markdownLink(link.title, link.url)}${note}`;
      });
      return `## ${escapeMarkdown(title)}\n\n${lines.join("\n")}`;
    });
  return `${[`# ${escapeMarkdown(name)}`, ...(description ? [`> ${escapeMarkdown(description)}`] : []), ...lists].join("\n\n")}\n`;
}
