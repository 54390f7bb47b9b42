import type { Monitor } from "payload-monitoring/monitor";
import type { CheckState, Finding } from "payload-monitoring/checks";
import type { RequestHandler } from "./server";

/** Response of `/api/ready`. */
interface Readiness {
  /** `degraded`: requests are served, but a check has failed, is about to fail or is not set up. */
  status: "ok" | "degraded" | "failing";
  /** `ok` is whether the state is `fine`. */
  checks: Record<string, { ok: boolean; state: CheckState; reason?: string }>;
}

/**
 * Readiness probe (X10): 503 only when no request can be served, because it takes the instance out of its load
 * balancer.
 * @param showsReasons whether a request may see reasons, which name entries and settings
 */
export function handleReady(
  monitor: () => Monitor | undefined,
  showsReasons: (request: Parameters<RequestHandler>[0]) => boolean,
): RequestHandler {
  return async (request, response) => {
    // The server listens when the CMS has started; without a monitor nothing is checked.
    const answer = readinessOf((await monitor()?.findings()) ?? [], showsReasons(request));
    response.writeHead(answer.status === "failing" ? 503 : 200, {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    });
    response.end(request.method === "HEAD" ? undefined : JSON.stringify(answer));
  };
}

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
