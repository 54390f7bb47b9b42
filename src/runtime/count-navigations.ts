import { requests } from "./requests";

/**
 * Counts every navigation, by a link or by the browser's buttons, as a request until its page has arrived (N29). What is
 * prefetched does not pass here.
 * Call it before Gatsby loads the first page.
 */
export function countNavigations(): void {
  const { ___loader: loader } = window;
  const { loadPage } = loader;
  loader.loadPage = (path) => {
    const loading = loadPage(path);
    const arrival = loading.then((found) => {
      if (!found?.page) throw new Error(`${path} did not load.`);
    });
    // The navigation itself deals with the failure; here it is shown.
    requests.track(arrival).catch(() => undefined);
    return loading;
  };
}
