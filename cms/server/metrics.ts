/** Metrics for Prometheus (X10), documented in docs/operator.md. */
import { timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Monitor } from "payload-monitoring/monitor";
import type { CmsEnv } from "../src/env";
import { takeReadings } from "../src/monitoring/readings";
import type { RequestHandler } from "./server";

/** In seconds, from a static page to a form with a large file on a slow line. */
const BUCKETS = [0.005, 0.02, 0.1, 0.5, 1, 2, 5, 15, 60];

export interface Metrics {
  /** Records a response when it ends. @param route label of low cardinality */
  observe(request: IncomingMessage, response: ServerResponse, route: string): void;
  /** All metrics in Prometheus' text format. */
  readonly handle: RequestHandler;
}

/** @param monitor returns undefined until the CMS has started */
export function createMetrics(monitor: () => Monitor | undefined, env: Pick<CmsEnv, "dataDir">): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from the first byte of a request to the last of its answer",
    labelNames: ["method", "route", "status"],
    buckets: BUCKETS,
    registers: [registry],
  });
  const gauges = createGauges(registry, env);
  return {
    observe({ method = "" }, response, route) {
      const end = requests.startTimer();
      response.once("close", () =>
        end({ method: METHODS.has(method) ? method : "other", route, status: response.statusCode }),
      );
    },
    async handle(_request, response) {
      // A scrape has to succeed while the database is down, so that it reports the failing check.
      await gauges.update(monitor()).catch(() => undefined);
      response.setHeader("Content-Type", registry.contentType);
      response.setHeader("Cache-Control", "no-store");
      response.end(await registry.metrics());
    },
  };
}

/** Other methods share a label, so that clients cannot create series at will. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

function createGauges(registry: Registry, env: Pick<CmsEnv, "dataDir">) {
  const gauge = <Label extends string = never>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge<Label>({ name: `future_native_${name}`, help, labelNames, registers: [registry] });

  const check = gauge(
    "check_ok",
    "1 when what the check looks at is well, 0 when it has failed or is not set up",
    "check",
  );
  const setUp = gauge("check_set_up", "0 when what the check looks at is not set up, else 1", "check");
  const enquiries = gauge("enquiries", "Enquiries by what has become of them", "state");
  const mails = gauge("mails", "Mails of enquiries by what has become of them", "state");
  const outboxAge = gauge("outbox_age_seconds", "For how long the oldest mail has waited");
  const releases = gauge("releases", "Releases in the log by what has become of them", "state");
  const liveSince = gauge("release_live_timestamp_seconds", "When the live release went live");
  const duration = gauge(
    "release_duration_seconds",
    "What the last release took from its first step to its last",
    "way",
  );
  const changes = gauge("changes_waiting", "Published changes that no build has taken yet");
  const changesAge = gauge("changes_age_seconds", "For how long the oldest of these changes has waited");
  const jobs = gauge("jobs", "Jobs of the CMS by their state", "state");
  const provenAt = gauge("backup_proven_timestamp_seconds", "When the last backup that could be restored was made");
  const backupSize = gauge("backup_size_bytes", "Size of the last nightly backup");
  const diskFree = gauge("disk_free_bytes", "What is free on the disk with DATA_DIR");
  const diskShare = gauge("disk_free_ratio", "Share of that disk that is free, 0 to 1");
  const builder = gauge("builder_memory_bytes", "Memory of the process that builds incrementally");
  const cache = gauge("api_answers", "Answers of the public API since the start, by whether they were ready", "cache");

  async function update(monitor: Monitor | undefined): Promise<void> {
    const findings = (await monitor?.findings()) ?? [];
    for (const { name, state } of findings) {
      check.set({ check: name }, state === "fine" ? 1 : 0);
      setUp.set({ check: name }, state === "not-set-up" ? 0 : 1);
    }
    // Queries to a failing database could block the scrape.
    if (!monitor || findings.some(({ isFatal }) => isFatal)) return;
    const readings = await takeReadings(monitor.payload, env);
    setEach(enquiries, readings.enquiries);
    setEach(mails, readings.mails);
    setEach(releases, readings.releases);
    setEach(jobs, readings.jobs);
    outboxAge.set(readings.outboxAge);
    liveSince.set(readings.liveSince);
    duration.reset();
    if (readings.lastRelease) duration.set({ way: readings.lastRelease.way }, readings.lastRelease.seconds);
    changes.set(readings.changesWaiting);
    changesAge.set(readings.changesAge);
    provenAt.set(readings.backup?.provenAt ?? 0);
    backupSize.set(readings.backup?.size ?? 0);
    diskFree.set(readings.disk.free);
    diskShare.set(readings.disk.share);
    builder.set(readings.builderMemory);
    cache.set({ cache: "hit" }, readings.cache.hit);
    cache.set({ cache: "miss" }, readings.cache.miss);
  }
  return { update };
}

function setEach(gauge: Gauge<"state">, counts: Readonly<Record<string, number>>): void {
  for (const [state, count] of Object.entries(counts)) gauge.set({ state }, count);
}

/** Whether a request has the bearer token; false when none is configured. */
export function holdsToken({ headers }: IncomingMessage, token: string | undefined): boolean {
  if (token === undefined) return false;
  const [given, wanted] = [Buffer.from(headers.authorization ?? ""), Buffer.from(`Bearer ${token}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Requires the bearer token; responds with 404 without it. */
export function forHolders(token: string | undefined, handle: RequestHandler): RequestHandler {
  return async (request, response) => {
    if (holdsToken(request, token)) return handle(request, response);
    response.writeHead(404, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" });
    response.end("There is nothing at this address\n");
  };
}

/** Creates the internal server of `/metrics` and `/ready`, without a token and with the reasons. Not yet listening. */
export function createMetricsServer(answers: { metrics: RequestHandler; ready: RequestHandler }): Server {
  return createServer((request, response) => {
    const handle = request.url === "/metrics" ? answers.metrics : request.url === "/ready" ? answers.ready : undefined;
    response.statusCode = handle ? 200 : 404;
    if (!handle) return void response.end("Here are /metrics and /ready\n");
    handle(request, response).catch(() => {
      response.statusCode = 500;
      response.end();
    });
  });
}
