import type { Payload } from "payload";
import { changeInTurn } from "payload-kit/change-in-turn";
import { parentOf } from "./parent-of";

interface RouteContext {
  params: Promise<{ slug?: string[] }>;
}

type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

/** A handler of Payload whose saves and restored versions are changes in turn. Nothing else waits. */
export function inTurn<Context extends RouteContext>(
  getPayload: () => Promise<Payload>,
  handler: Handler<Context>,
): Handler<Context> {
  return async (request, context) => {
    const { slug = [] } = await context.params;
    const address = await changedBy(request.method, slug, getPayload);
    return address === undefined ? handler(request, context) : changeInTurn(address, () => handler(request, context));
  };
}

/** Address of what a call changes; undefined for one that changes no single entry. */
async function changedBy(
  method: string,
  [list = "", place, version]: readonly string[],
  getPayload: () => Promise<Payload>,
): Promise<string | undefined> {
  if (place === undefined) return undefined;
  if (list === "globals" || method === "PATCH") return `${list}/${place}`;
  if (method !== "POST" || place !== "versions" || version === undefined) return undefined;
  const parent = await parentOf(await getPayload(), list, version);
  return parent === undefined ? undefined : `${list}/${parent}`;
}
