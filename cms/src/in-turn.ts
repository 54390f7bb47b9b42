import { Mutex } from "async-mutex";
import { readEnv } from "./env";
import { saveInTurn } from "./start-up/database-lock";

interface RouteContext {
  params: Promise<{ slug?: string[] }>;
}

type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

const turns = new Map<string, Mutex>();

/**
 * Has saves of one entry or global made one after the other (A5): of two that begin with the same version the second has to see
 * the first, whichever machine each came to. Nothing else waits.
 */
export function inTurn<Context extends RouteContext>(handler: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    const { slug = [] } = await context.params;
    const isSave = slug.length > 1 && (request.method === "PATCH" || slug[0] === "globals");
    if (!isSave) return handler(request, context);
    const address = slug.join("/");
    const turn = turns.get(address) ?? new Mutex();
    turns.set(address, turn);
    try {
      return await turn.runExclusive(() => saveInTurn(readEnv().databaseUrl, address, () => handler(request, context)));
    } finally {
      if (!turn.isLocked()) turns.delete(address);
    }
  };
}
