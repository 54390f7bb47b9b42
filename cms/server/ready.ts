import type { CheckState, Finding } from "../src/monitoring/checks";
import type { Monitor } from "../src/monitoring/running";
import type { RequestHandler } from "./server";

/** What `/api/ready` answers. */
interface Readiness {
  /** `degraded`: everything is answered, and something else has failed, will, or is not set up. */
  status: "ok" | "degraded" | "failing";
  /** `ok` is whether the state is `fine`. */
  checks: Record<string, { ok: boolean; state: CheckState; reason?: string }>;
}

/**
 * Whether all that the server's work needs is there (X10): 503 when nothing can be answered, which takes an instance out of
 * its balancer; whatever else is wrong or not set up must not.
 * @param showsReasons whether an asker may know them: they name entries and settings
 */
export function handleReady(
  monitor: () => Monitor | undefined,
  showsReasons: (request: Parameters<RequestHandler>[0]) => boolean,
): RequestHandler {
  return async (request, response) => {
    const findings = await monitor()?.findings();
    const answer = findings ? readinessOf(findings, showsReasons(request)) : STARTING;
    response.writeHead(answer.status === "failing" ? 503 : 200, {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    });
    response.end(request.method === "HEAD" ? undefined : JSON.stringify(answer));
  };
}

const STARTING: Readiness = { status: "failing", checks: {} };

function readinessOf(findings: readonly Finding[], withReasons: boolean): Readiness {
  const checks = findings.map(({ name, state, reason }) => {
    const ok = state === "fine";
    return [name, reason === null || !withReasons ? { ok, state } : { ok, state, reason }] as const;
  });
  const status = findings.some(({ isFatal }) => isFatal)
    ? "failing"
    : findings.some(({ state }) => state !== "fine")
      ? "degraded"
      : "ok";
  return { status, checks: Object.fromEntries(checks) };
}
