import { pageError } from "../../errors/page-error";
import { MIDDLEWARE, type Navigation } from "./table";

/**
 * Runs middleware one after the other, until one throws.
 * @param names in their order: global, layout, page (G4)
 * @throws Error with status 500 for a name that is not registered; the error of a middleware
 */
export async function runMiddleware(names: readonly string[], navigation: Navigation): Promise<void> {
  for (const name of names) {
    const middleware = MIDDLEWARE.get(name);
    if (!middleware) throw pageError(500, `Unknown middleware ${name}`);
    await middleware(navigation);
  }
}
