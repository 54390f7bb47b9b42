import { alias, id } from "@future-native/contract";
import {
  ROUTE_NAMES,
  ROUTES,
  isValidPath,
  localeOfPath,
  middlewareOf,
  namespacesOf,
  pageName,
  routeOfPath,
  routePath,
} from "../../src/site/routes";

describe("L2: routes", () => {
  it("names a page as route___locale", () => {
    expect(pageName("index", "en")).toBe("index___en");
    expect(pageName("cases-alias", "ru")).toBe("cases-alias___ru");
  });

  it.each([
    ["index", "en", {}, "/"],
    ["index", "ru", {}, "/ru"],
    ["about", "br", {}, "/br/about"],
    ["cases-alias", "en", { alias: "north" }, "/cases/north"],
    ["career-id", "ru", { id: "12" }, "/ru/career/12"],
    ["blog-alias", "ru", { alias: "a b" }, "/ru/blog/a%20b"],
    ["404", "br", {}, "/br/404"],
  ] as const)("%s in %s is %s%s", (route, locale, params, path) => {
    expect(routePath(route, locale, params)).toBe(path);
  });

  it("says which parameter is missing", () => {
    expect(() => routePath("cases-alias", "en")).toThrow('"cases-alias" (/cases/:alias) needs a value for "alias"');
  });

  it.each([
    ["/", "en"],
    ["/ru", "ru"],
    ["/ru/cases", "ru"],
    ["/russia", "en"],
    ["/br/", "br"],
    ["/cases/ru", "en"],
  ])("the locale of %s is %s", (pathname, locale) => {
    expect(localeOfPath(pathname)).toBe(locale);
  });

  it.each([
    ["/", "index"],
    ["/ru", "index"],
    ["/br/", "index"],
    ["/ru/career/12", "career-id"],
    ["/blog/brief", "blog-alias"],
    ["/404.html", "404"],
    ["/ru/404", "404"],
    ["/cases/north/more", "404"],
    ["/about-us", "404"],
  ])("the route of %s is %s", (pathname, route) => {
    expect(routeOfPath(pathname)).toBe(route);
  });

  it("ships common messages and the error page's with every page, the form's with a form's own pages only", () => {
    for (const route of ROUTE_NAMES) {
      expect(namespacesOf(route)).toEqual(expect.arrayContaining(["common", "errors"]));
      expect([route, namespacesOf(route).includes("form")]).toEqual([route, ROUTES[route].template === "enquiry"]);
    }
  });
});

describe("G4: what an address may contain", () => {
  const values = [
    "north",
    "north-2",
    "12",
    "a_B-3",
    "North",
    "north-",
    "-",
    "a--b",
    "a.b",
    "a%20b",
    "%D1%8F",
    "no space",
  ];

  it.each(values)("is what the contract says an alias or an id is: %j", (value) => {
    expect(isValidPath(`/ru/cases/${value}`)).toBe(alias.safeParse(value).success);
    expect(isValidPath(`/blog/${value}`)).toBe(alias.safeParse(value).success);
    expect(isValidPath(`/br/career/${value}`)).toBe(id.safeParse(value).success);
  });

  it.each(["/", "/ru", "/br/about", "/career/", "/nothing/here", "/404.html"])(
    "leaves %s to the pages there are",
    (path) => {
      expect(isValidPath(path)).toBe(true);
    },
  );
});

describe("G4: middleware", () => {
  it("runs in the order global, layout, page", () => {
    const shared = { global: ["first", "second"], layouts: { career: ["third"], blog: ["elsewhere"] } };
    expect(middlewareOf({ ...ROUTES["career-id"], middleware: ["fourth", "fifth"] }, shared)).toEqual([
      "first",
      "second",
      "third",
      "fourth",
      "fifth",
    ]);
    expect(middlewareOf(ROUTES.privacy, shared)).toEqual(["first", "second"]);
  });
});
