import type { PageContext } from "../../site/pages";
import { NEVER, type NavigationContext } from "../navigation-context";
import { pageError } from "../../errors/page-error";
import { ANY_ADDRESS, isSound, type LoadedPage, type SoundPage } from "../gatsby-loader";
import { isRedirect, type Redirect } from "./redirect";
import { runMiddleware } from "./run-middleware";

/** A page that throws when it is drawn: the boundary around it shows the error page, with the words of `base`. */
function failingPage(cause: unknown, base: SoundPage): LoadedPage {
  const pageContext: PageContext = { ...base.json.pageContext, route: "404", alternates: [], paths: {} };
  return {
    ...base,
    page: { ...base.page, path: ANY_ADDRESS },
    json: { ...base.json, pageContext },
    head: {},
    component: () => {
      throw cause;
    },
  };
}

/** A page that Gatsby could not load: its code, its data, or the connection is missing. */
async function recover(
  found: LoadedPage | undefined,
  { path, from }: NavigationContext,
): Promise<LoadedPage | undefined> {
  // The served page stays, and Gatsby throws its error.
  if (!from) return found?.page ? undefined : found;
  if (found?.error) return failingPage(found.error, from);
  const answer = await fetch(path, { method: "HEAD" }).catch(() => undefined);
  // Without a connection the service worker has the page, or says that it has not.
  if (!answer && navigator.serviceWorker?.controller) return undefined;
  // A file that Gatsby has not made, an address that has moved: the browser shows it.
  if (answer?.ok && !found?.page) return found;
  const status = answer && !answer.ok ? answer.status : 500;
  return failingPage(pageError(status, `Cannot load ${path}`), from);
}

function follow({ redirectTo }: Redirect, { path, from }: NavigationContext): void {
  const { location } = window;
  if (from) window.___navigate(redirectTo, { replace: path === location.pathname + location.search });
  else location.replace(redirectTo);
}

/**
 * The way to a page that cannot be loaded, or that has middleware (G4).
 * @param found what Gatsby has loaded
 */
export async function detour(
  found: LoadedPage | undefined,
  context: NavigationContext,
): Promise<LoadedPage | undefined> {
  if (!isSound(found)) return recover(found, context);
  const { path, from } = context;
  const { pageContext } = found.json;
  try {
    await runMiddleware(pageContext.middleware ?? [], { path, page: pageContext, from: from?.json.pageContext });
    return found;
  } catch (cause) {
    if (isRedirect(cause)) {
      follow(cause, context);
      return NEVER;
    }
    // The served page differs from the one that will be shown.
    if (!from) document.getElementById("___gatsby")?.replaceChildren();
    return failingPage(cause, found);
  }
}
