import type { Finding } from "../src/monitoring/checks";
import type { Monitor } from "../src/monitoring/running";
import type { RequestHandler } from "./server";

/** What `/api/ready` answers. */
interface Readiness {
  /** `degraded`: everything is answered, and something else has failed or will. */
  status: "ok" | "degraded" | "failing";
  checks: Record<string, { ok: boolean; reason?: string }>;
}

/**
 * Whether all that the server's work needs is there (X10): 503 when nothing can be answered, which takes an instance out of
 * its balancer; whatever else is wrong must not.
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
  const checks = findings.map(({ name, reason }) => {
    const ok = reason === null;
    return [name, ok || !withReasons ? { ok } : { ok, reason }] as const;
  });
  const status = findings.some(({ isFatal }) => isFatal)
    ? "failing"
    : findings.some(({ reason }) => reason !== null)
      ? "degraded"
      : "ok";
  return { status, checks: Object.fromEntries(checks) };
}
