import { isRecord } from "./is-record";

type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

/** Payload answers a POST with either header as a GET whose query is the body. */
const OVERRIDES = ["X-HTTP-Method-Override", "X-Payload-HTTP-Method-Override"];
const SAVES: ReadonlySet<string> = new Set(["POST", "PATCH", "PUT"]);

/**
 * A handler of Payload for which a body is an object in JSON, or a form: Payload takes any other value for one as well, and
 * fails, as it does at a save without a body, which here saves nothing. What is neither is answered with 400.
 */
export function withJsonObject<Context>(handler: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    const type = request.headers.get("content-type") ?? "";
    const isQuery = OVERRIDES.some((name) => request.headers.get(name) === "GET");
    if (/^multipart\/form-data\b/i.test(type) || (isQuery && type.startsWith("application/x-www-form-urlencoded"))) {
      return handler(request, context);
    }
    const body = await request.clone().text();
    if (body === "" && !(isQuery && type.startsWith("application/json"))) {
      return handler(SAVES.has(request.method) && !isQuery ? withEmptyObject(request) : request, context);
    }
    if (type.startsWith("application/json") && isObject(body)) return handler(request, context);
    return Response.json(
      { errors: [{ message: "The body of this call has to be an object in JSON." }] },
      { status: 400 },
    );
  };
}

function withEmptyObject({ url, method, headers: given, signal }: Request): Request {
  const headers = new Headers(given);
  headers.set("content-type", "application/json");
  headers.delete("content-length");
  return new Request(url, { method, headers, signal, body: "{}" });
}

function isObject(body: string): boolean {
  try {
    return isRecord(JSON.parse(body));
  } catch {
    return false;
  }
}
