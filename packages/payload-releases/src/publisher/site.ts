/** Facts of a site for the publisher. */
import type { ReleasePage } from "../store/release";
import type { ContentRef, Job } from "./protocol";

/** A Gatsby site that is built from the content of a CMS. */
export interface PublishedSite {
  /**
   * Hash of the code and settings that a build depends on besides its content.
   * @param root folder of the repository
   */
  codeSignature(root: string, job: Pick<Job, "siteUrl">): Promise<string>;
  /**
   * Hash that changes with the content that the job's API publishes.
   * @param signal aborts the requests
   * @param report called with the share that is done, 0 to 1
   * @throws PublishError when the API cannot be read
   */
  contentFingerprint(job: Job, signal: AbortSignal, report: (share: number) => void): Promise<string>;
  /** All environment variables of a build. */
  environment(job: Job): NodeJS.ProcessEnv;
  /** Gatsby plugin that fetches the content. */
  readonly sourcePlugin: string;
  /** Codes of errors by which that plugin refuses content, after which Gatsby's cache is unchanged. */
  readonly refusal: RegExp;
  /** Encoding effort of pictures by format, for the refinement after the first build. */
  readonly pictureEffort: { readonly avif: number };
  /** Entries that an error message of the build names. */
  refsIn(message: string): ContentRef[];
  /** Entry that a page shows. */
  entryOf(page: ReleasePage): ContentRef | undefined;
  /** Field with the redirects. */
  readonly redirects: ContentRef;
  /** Paths of the same origin that are not the site's, such as those of the CMS. */
  readonly otherPaths: RegExp;
}
