import type { RequestContext } from "payload";

const KEY = "withoutGate";

/**
 * Context of a save by the local API that the gate lets through. No request from outside carries it.
 * @param reason for instance that the entry was judged as one of several
 */
export const withoutGate = (reason: string): RequestContext => ({ [KEY]: reason });

/** Whether the gate judges a change: by this alone, and never by the account of the request. */
export const isJudged = (context: RequestContext): boolean => context[KEY] === undefined;
