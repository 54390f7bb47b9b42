/**
 * Traces of requests, queries and calls to other servers by OpenTelemetry, for whoever has a collector: load it with
 * `NODE_OPTIONS="--import ./deploy/monitoring/opentelemetry.mjs"`. README.md beside it says which packages it needs; where
 * they go is set by OpenTelemetry's own variables, such as OTEL_EXPORTER_OTLP_ENDPOINT.
 */
import { getNodeAutoInstrumentations } from "@opentelemetry/auto-instrumentations-node";
import { NodeSDK } from "@opentelemetry/sdk-node";

process.env.OTEL_SERVICE_NAME ??= "future-native";

const sdk = new NodeSDK({
  // Files are read at every request; a span for each would hide everything else.
  instrumentations: [getNodeAutoInstrumentations({ "@opentelemetry/instrumentation-fs": { enabled: false } })],
});
sdk.start();
process.once("SIGTERM", () => void sdk.shutdown());
