import type { Payload } from "payload";
import { sharedState } from "payload-kit/shared-state";
import type { Finding } from "./checks";

/** State of the running Payload, for a server in front of it. */
export interface Monitor {
  readonly payload: Payload;
  /** Findings of the checks, cached for some seconds, so that frequent requests cost nothing. */
  findings(): Promise<readonly Finding[]>;
}

/** Not there before the start. */
export const monitor = sharedState<Monitor>("payload-monitoring.monitor");
