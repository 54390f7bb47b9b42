import { isRecord } from "payload-kit";

type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

/** Payload answers a POST with either header as a GET whose query is the body. */
const OVERRIDES = ["X-HTTP-Method-Override", "X-Payload-HTTP-Method-Override"];
const SAVES: ReadonlySet<string> = new Set(["POST", "PATCH", "PUT"]);

/**
 * Wraps a handler of Payload so that a JSON body is an object: Payload accepts any other value and then fails. Other
 * values, and malformed JSON, are refused with 400. A save without a body gets an empty object, since it would fail
 * too. Other content types, such as a translator's file, are passed on.
 */
export function withJsonObject<Context>(handler: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    const type = request.headers.get("content-type") ?? "";
    const isJson = type.startsWith("application/json");
    const isQuery = OVERRIDES.some((name) => request.headers.get(name) === "GET");
    const isSave = SAVES.has(request.method) && !isQuery;
    if (/^multipart\//i.test(type) || (!isJson && !isSave)) return handler(request, context);
    const body = await request.clone().text();
    if (body === "" && !isQuery) return handler(isSave ? withEmptyObject(request) : request, context);
    if (!isJson || isObject(body)) return handler(request, context);
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
