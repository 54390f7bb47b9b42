import { ignoreQueries, type GatsbyLoader } from "../../src/runtime/gatsby-loader";

test("G5: a page is loaded once, whatever the query", async () => {
  const page = { page: { path: "/cases" } };
  const loadPage = jest.fn<ReturnType<GatsbyLoader["loadPage"]>, [string]>(async () => page);
  const loadPageSync = jest.fn(() => page);
  const loader: GatsbyLoader = { loadPage, loadPageSync };
  Object.assign(globalThis, { window: { ___loader: loader } });
  ignoreQueries();
  expect(await loader.loadPage("/cases?cat=finance&x=?")).toBe(page);
  expect(loadPage).toHaveBeenCalledWith("/cases");
  expect(loader.loadPageSync("/cases?cat=retail", { withErrorDetails: true })).toBe(page);
  expect(loadPageSync).toHaveBeenCalledWith("/cases", { withErrorDetails: true });
});
