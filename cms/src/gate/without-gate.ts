import type { RequestContext } from "payload";

/** Why a save is not judged; docs/decisions/0168-gate-on-every-path.md says it of each. */
type Reason =
  /** The demo comes into an empty database, where what it links to is not there yet; a test judges it as a whole. */
  | "demo import"
  /** A set was judged as a whole, on the site that it makes. */
  | "judged as a set"
  /** An undo brings back what visitors had. */
  | "put back";

const KEY = "withoutGate";

/** Context of a save by the local API that the publish gate lets through (X13). No request from outside carries it. */
export const withoutGate = (reason: Reason): RequestContext => ({ [KEY]: reason });

/** Whether the gate judges a change: by this alone, and never by the account of the request. */
export const isJudged = (context: RequestContext): boolean => context[KEY] === undefined;
