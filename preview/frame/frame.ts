import type { LocaleCode, PreviewAnswer, PreviewRefusal } from "@future-native/contract";
import type { Content } from "../../plugins/gatsby-source-custom-api/src/fetch-content";
import type { GatsbyLoader, LoadedPage } from "../../src/navigation/gatsby-loader";
import type { Plans } from "../queries/plan";
import { askDraft, isSignedIn, listenToAdmin, type FormMessage } from "./admin";
import { readContent, withDraft } from "./content";
import { latestOnly } from "./latest-only";
import { createLivePage, LiveData } from "./live-page";
import { hideNotice, showNotice, type Notice } from "./notice";
import { pageData } from "./page-data";
import { findPattern, templateOf, type SitePage } from "./site";

export interface FrameOptions {
  readonly loader: GatsbyLoader;
  /** Path of the frame's own address. */
  readonly path: string;
  readonly plans: Plans;
  readonly typeNames: Readonly<Record<string, string>>;
  /** Goes to another address of the frame, which makes Gatsby ask for its page again. */
  readonly goTo: (path: string) => void;
}

/** What is drawn at this moment: a page of the site, fed with a draft. */
interface Shown {
  readonly pattern: SitePage;
  readonly entryId: string | null;
  readonly live: LiveData;
  /** What Gatsby gets for the frame's address. */
  readonly page: LoadedPage;
}

/** Answers Gatsby for the frame's address with a page of the site whose data follows the form in the admin (A7). */
export class Frame {
  private shown: Shown | undefined;
  private showFirst: ((page: LoadedPage) => void) | undefined;
  private readonly first = new Promise<LoadedPage>((resolve) => (this.showFirst = resolve));
  private readonly contents = new Map<LocaleCode, Promise<Content>>();
  private readonly loadPage: GatsbyLoader["loadPage"];

  /** Call it before Gatsby asks the loader for the first page. */
  constructor(private readonly options: FrameOptions) {
    const { loader, path } = options;
    const { loadPage, loadPageSync } = loader;
    const isFrame = (asked: string) => asked.split("?")[0] === path;
    this.loadPage = loadPage;
    loader.loadPage = (asked) => (isFrame(asked) ? Promise.resolve(this.shown?.page ?? this.first) : loadPage(asked));
    loader.loadPageSync = (asked, more) => (isFrame(asked) ? this.shown?.page : loadPageSync(asked, more));
  }

  async start(): Promise<void> {
    const isIn = await isSignedIn().catch(() => undefined);
    if (isIn === undefined) return this.note({ word: "unreachable" });
    if (!isIn) return this.note({ word: "signedOut", link: "signIn" });
    if (window.parent === window && !window.opener) this.note({ word: "open", link: "toCms" });
    listenToAdmin(latestOnly((message) => this.follow(message)));
  }

  private async follow(message: FormMessage): Promise<void> {
    try {
      const answer = await askDraft(message);
      if ("problem" in answer) this.refuse(answer);
      else await this.draw(answer);
    } catch (error) {
      console.error(error);
      this.note({ word: "unreachable" });
    }
  }

  private refuse({ problem, field }: PreviewRefusal): void {
    if (problem === "signed-out") return this.note({ word: "signedOut", link: "signIn" });
    this.note({ word: this.shown ? "incomplete" : "begin", field });
  }

  private async draw(answer: PreviewAnswer): Promise<void> {
    const { locale, entryId } = answer;
    const content = await this.contentOf(locale);
    const pattern = await findPattern(this.loadPage, answer, content);
    if (!pattern) return this.note({ word: "noPattern" });
    const variables = { ...pattern.json.pageContext, ...(entryId === null ? {} : { entryId }) };
    const { plans, typeNames } = this.options;
    const plan = plans[templateOf(pattern)] ?? [];
    const made = pageData(withDraft(content, locale, answer.draft), { plan, typeNames, variables, locale });
    // An entry that does not exist in the language has no page there.
    if (Object.values(made).includes(null)) return this.refuse({ problem: "incomplete", field: null });
    hideNotice();
    this.show(pattern, entryId, { ...pattern.json.data, ...made });
  }

  private show(pattern: SitePage, entryId: string | null, data: object): void {
    if (this.shown?.pattern === pattern && this.shown.entryId === entryId) return this.shown.live.set(data);
    const live = new LiveData(data);
    const onBroken = (error: Error) => {
      console.error(error);
      this.note({ word: "broken" });
    };
    const page = {
      ...pattern,
      component: createLivePage(pattern.component.default, live, onBroken),
      json: { ...pattern.json, data, pageContext: { ...pattern.json.pageContext, ...(entryId ? { entryId } : {}) } },
      page: { ...pattern.page, path: this.options.path },
    };
    const isFirst = !this.shown;
    this.shown = { pattern, entryId, live, page };
    if (isFirst) this.showFirst?.(page);
    else this.options.goTo(`${this.options.path}?admin=1&page=${encodeURIComponent(pattern.page.path)}`);
  }

  private contentOf(locale: LocaleCode): Promise<Content> {
    const content = this.contents.get(locale) ?? readContent(locale);
    this.contents.set(locale, content);
    content.catch(() => this.contents.delete(locale));
    return content;
  }

  private note(notice: Notice): void {
    showNotice(notice, !this.shown);
  }
}
