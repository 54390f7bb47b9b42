import { FIRST_MARK_OF_DRAFT, type LocaleCode, type PreviewSource } from "@future-native/contract";
import type { Content } from "../../../../gatsby-source-custom-api/src/content";
import { fetchMarked, fetchMarkedDraft, type FormMessage } from "../admin";
import { markedContent, withDraft } from "../content";

/** The published content of a locale with marks, and the fields that they refer to. */
interface Published {
  readonly content: Content;
  readonly sources: readonly PreviewSource[];
}

/** The content with marks, of what is published and of the draft. */
export class MarkedContent {
  private readonly published = new Map<LocaleCode, Promise<Published>>();
  private sources: readonly PreviewSource[] = [];
  private draftSources: readonly PreviewSource[] = [];

  /** The field that a mark of the newest content refers to. */
  sourceOf(mark: number): PreviewSource | undefined {
    return mark < FIRST_MARK_OF_DRAFT ? this.sources[mark] : this.draftSources[mark - FIRST_MARK_OF_DRAFT];
  }

  /** The content with a draft in it; undefined for a draft of which there is none. @throws when the CMS cannot be reached */
  async withForm(message: FormMessage): Promise<Content | undefined> {
    const [published, answer] = await Promise.all([this.publishedIn(message.locale), fetchMarkedDraft(message)]);
    if (!answer) return undefined;
    this.sources = published.sources;
    this.draftSources = answer.sources;
    return withDraft(published.content, message.locale, answer.draft);
  }

  private publishedIn(locale: LocaleCode): Promise<Published> {
    const known = this.published.get(locale) ?? readPublished(locale);
    this.published.set(locale, known);
    known.catch(() => this.published.delete(locale));
    return known;
  }
}

async function readPublished(locale: LocaleCode): Promise<Published> {
  const answers = await fetchMarked(locale);
  return { content: await markedContent(locale, answers), sources: answers.sources };
}
