/**
 * Responses of the API to the publisher's builds (X12), which send a token: the content with a set while that set is
 * built, and the published content otherwise.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { readEnv } from "../env";
import { sharedState } from "payload-kit/shared-state";
import type { CachedAnswer } from "./answer-cache";

export interface PublisherView {
  /** By answerKey. */
  readonly answers: ReadonlyMap<string, CachedAnswer>;
  /** Types of the files that it shows, by their names. */
  readonly files: ReadonlyMap<string, string>;
}

const shown = sharedState<{ readonly token: string; readonly view: PublisherView }>("public-api.publisher-view");

/** The token of the publisher's builds: the same at every start, so that a build goes on from the one before. */
export const publisherToken = (secret: string): string =>
  createHmac("sha256", secret).update("builds of the publisher").digest("base64url");

/**
 * @param authorization header of a request.
 * @returns undefined for everybody but a build of the publisher while a set is built
 */
export function viewFor(authorization: string | null | undefined): PublisherView | undefined {
  const current = shown.value;
  if (!current || !authorization) return undefined;
  const [given, wanted] = [authorization, `Bearer ${current.token}`].map((text) => Buffer.from(text));
  return given && wanted && given.length === wanted.length && timingSafeEqual(given, wanted) ? current.view : undefined;
}

/** @returns does a build while builds of the publisher get a view */
export const buildsWith =
  (view: PublisherView) =>
  async <Result>(build: () => Promise<Result>): Promise<Result> => {
    shown.value = { token: publisherToken(readEnv().secret), view };
    try {
      return await build();
    } finally {
      shown.value = undefined;
    }
  };
