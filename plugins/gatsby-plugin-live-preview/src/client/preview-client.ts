import type { LocaleCode, PageFault, PreviewAnswer, PreviewRefusal } from "@future-native/contract";
import type { Content } from "../../../gatsby-source-custom-api/src/content";
import { AXE_FILE } from "../axe-file";
import type { PageQueries } from "../queries-file";
import { fetchDraft, isSignedIn, listenToAdmin, type FormMessage } from "./admin";
import { answerChecks } from "./answer-checks";
import { publishedContent, withDraft } from "./content";
import type { GatsbyLoader, LoadedPage } from "./gatsby-loader";
import { createLivePage, LiveData } from "./live-page";
import { findModelPage, withBuilt, type ModelPage, type RoutePath } from "./model-page";
import { hideNotice, showNotice, type Notice } from "./notice";
import { pageData } from "./page-data";
import { faultsOfPage } from "./page-faults";
import { latestOnly } from "./latest-only";
import { readQueries } from "./read-queries";
import { MarkedContent } from "./touch/marked-content";
import { Touch, type MarkedPage } from "./touch/touch";

export interface ClientOptions {
  readonly loader: GatsbyLoader;
  /** Path of the preview's own address. */
  readonly path: string;
  readonly routePath: RoutePath;
  /** Navigates the frame to another address, which makes Gatsby load its page again. */
  readonly goTo: (path: string) => void;
  /** Whether Gatsby waits for the frame's first page. While a site is developed it draws the address's own until then. */
  readonly isWaitedFor: boolean;
}

/** The page of the site that is currently rendered from a draft. */
interface CurrentPage {
  readonly model: ModelPage;
  readonly entryId: string | null;
  readonly live: LiveData;
  /** Makes the page's data of other content. */
  readonly dataOf: (content: Content) => ReturnType<typeof pageData>;
  /** The loader's result for the frame's address. */
  readonly page: LoadedPage;
}

/** Answers Gatsby for the frame's address with a page of the site whose data follows the form in the admin (A7). */
export class PreviewClient {
  private shown: CurrentPage | undefined;
  private showFirst: ((page: LoadedPage) => void) | undefined;
  private readonly first = new Promise<LoadedPage>((resolve) => (this.showFirst = resolve));
  private readonly contents = new Map<LocaleCode, Promise<Content>>();
  private queries: Promise<PageQueries> | undefined;
  private readonly loadPage: GatsbyLoader["loadPage"];
  private readonly marked = new MarkedContent();
  private touch: Touch | undefined;
  private readonly mark = latestOnly<FormMessage>((message) => this.drawMarked(message).catch(console.error));

  /** Call it before Gatsby asks the loader for the first page. */
  constructor(private readonly options: ClientOptions) {
    const { loader, path } = options;
    const { isPageNotFound, loadPage, loadPageSync } = loader;
    // A site may ask for the pages of its own code, below the code's name (decision 137).
    const own = [path, `/${window.___webpackCompilationHash}${path}`];
    const isFrame = (asked: string) => own.includes(asked.split("?")[0] ?? "");
    this.loadPage = loadPage;
    loader.loadPage = (asked) => (isFrame(asked) ? Promise.resolve(this.shown?.page ?? this.first) : loadPage(asked));
    loader.loadPageSync = (asked, more) => (isFrame(asked) && this.shown ? this.shown.page : loadPageSync(asked, more));
    loader.isPageNotFound = (asked) => !isFrame(asked) && isPageNotFound(asked);
  }

  async start(): Promise<void> {
    const isIn = await isSignedIn().catch(() => undefined);
    if (isIn === undefined) return this.note({ word: "unreachable" });
    if (!isIn) return this.note({ word: "signedOut", link: "signIn" });
    if (window.parent === window && !window.opener) this.note({ word: "open", link: "toCms" });
    this.touch = new Touch(() => this.markedPage());
    listenToAdmin({
      onForm: answerChecks(
        (message) => this.follow(message),
        () => this.check(),
      ),
      onField: (field) => this.touch?.show(field),
    });
  }

  private markedPage(): MarkedPage | undefined {
    const { live } = this.shown ?? {};
    if (live?.marked === undefined) return undefined;
    return { marked: live.second, sourceOf: (mark) => this.marked.sourceOf(mark) };
  }

  /** Draws the page that is shown once more, with marks. */
  private async drawMarked(message: FormMessage): Promise<void> {
    // Safari has no idle callbacks.
    await new Promise((resolve) =>
      "requestIdleCallback" in window ? requestIdleCallback(resolve) : setTimeout(resolve),
    );
    const shown = this.shown;
    const content = await this.marked.withForm(message);
    const { data } = (shown && content && shown.dataOf(content)) ?? {};
    if (data && this.shown === shown) {
      shown?.live.setMarked(withBuilt(shown.model, data));
      this.touch?.showWanted();
    }
  }

  /** @returns whether there is a page of this draft */
  private async follow(message: FormMessage): Promise<boolean> {
    try {
      const answer = await fetchDraft(message);
      if (!("problem" in answer)) {
        const isDrawn = await this.draw(answer);
        if (isDrawn) this.mark(message);
        return isDrawn;
      }
      this.refuse(answer);
    } catch (error) {
      console.error(error);
      this.note({ word: "unreachable" });
    }
    return false;
  }

  /** Violations of the rendered page; null if the newest draft is not rendered. */
  private async check(): Promise<PageFault[] | null> {
    const isDrawn = await this.shown?.live.whenSettled();
    return isDrawn ? faultsOfPage(`${this.options.path}/${AXE_FILE}`) : null;
  }

  private refuse({ problem, field }: PreviewRefusal): void {
    if (problem === "signed-out") return this.note({ word: "signedOut", link: "signIn" });
    this.note({ word: this.shown ? "incomplete" : "begin", field });
  }

  /** @returns whether there is enough of the draft for a page */
  private async draw(answer: PreviewAnswer): Promise<boolean> {
    const { locale, entryId } = answer;
    const [content, queries] = await Promise.all([this.contentOf(locale), this.queriesOfPages()]);
    const { routePath, path } = this.options;
    const model = await findModelPage({ loadPage: this.loadPage, routePath, path }, answer, content);
    const query = model && queries[model.page.componentChunkName];
    if (!query) {
      this.note({ word: "noPattern" });
      return false;
    }
    const variables = { ...model.json.pageContext, ...(entryId === null ? {} : { entryId }) };
    const dataOf = (of: Content) => pageData(of, { query, variables, locale });
    const { data, errors = [] } = dataOf(withDraft(content, locale, answer.draft));
    for (const error of errors) console.error(error);
    // An entry that does not exist in the language, or lacks what its type requires, has no page there.
    if (!data || Object.values(data).includes(null)) {
      const field = errors[0]?.path?.at(-1);
      this.refuse({ problem: "incomplete", field: typeof field === "string" ? field : null });
      return false;
    }
    this.show({ model, entryId, dataOf }, withBuilt(model, data));
    if (answer.missing.length > 0) this.note({ word: "placeholders", list: answer.missing });
    else hideNotice();
    return true;
  }

  private show({ model, entryId, dataOf }: Pick<CurrentPage, "model" | "entryId" | "dataOf">, data: object): void {
    if (this.shown?.model === model && this.shown.entryId === entryId) return this.shown.live.set(data);
    const live = new LiveData(data);
    const onBroken = (error: Error) => {
      console.error(error);
      this.note({ word: "broken" });
    };
    const { goTo, isWaitedFor, path } = this.options;
    const address = `${path}?admin=1&page=${encodeURIComponent(model.page.path)}`;
    const page = {
      ...model,
      component: createLivePage(model.component.default, live, onBroken),
      json: { ...model.json, data, pageContext: { ...model.json.pageContext, ...(entryId ? { entryId } : {}) } },
      // While a site is developed Gatsby takes what has the path of the page before for that page.
      page: { ...model.page, path: isWaitedFor ? path : address },
    };
    const isFirst = !this.shown && isWaitedFor;
    this.shown = { model, entryId, dataOf, live, page };
    if (isFirst) this.showFirst?.(page);
    else goTo(address);
  }

  private queriesOfPages(): Promise<PageQueries> {
    this.queries ??= readQueries(this.options.path);
    this.queries.catch(() => (this.queries = undefined));
    return this.queries;
  }

  private contentOf(locale: LocaleCode): Promise<Content> {
    const content = this.contents.get(locale) ?? publishedContent(locale);
    this.contents.set(locale, content);
    content.catch(() => this.contents.delete(locale));
    return content;
  }

  private note(notice: Notice): void {
    showNotice(notice, !this.shown);
  }
}
