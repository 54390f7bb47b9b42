import { isRecord } from "./is-record";

type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

/**
 * A handler of Payload for which a body of JSON is an object: Payload takes any other value for one as well, and fails.
 * What is none is answered with 400; what is no JSON at all Payload refuses itself.
 */
export function withJsonObject<Context>(handler: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    if (!request.headers.get("content-type")?.startsWith("application/json")) return handler(request, context);
    if (!mayBeObject(await request.clone().text())) {
      return Response.json(
        { errors: [{ message: "The body of this call has to be an object in JSON." }] },
        { status: 400 },
      );
    }
    return handler(request, context);
  };
}

function mayBeObject(body: string): boolean {
  try {
    return body === "" || isRecord(JSON.parse(body));
  } catch {
    return true;
  }
}
