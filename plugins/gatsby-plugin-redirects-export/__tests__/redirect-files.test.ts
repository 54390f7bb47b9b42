import { redirectFiles } from "../src/redirect-files";

describe("X1: redirectFiles", () => {
  it("writes the files of static hosts, nginx and Caddy", () => {
    expect(redirectFiles([{ from: "/a", to: "/cases/north" }])).toEqual({
      _redirects: "/a /cases/north 301\n",
      "_redirects.nginx": '"/a" "/cases/north";\n',
      "_redirects.caddy": '"/a" "/cases/north"\n',
    });
  });

  it("leaves no empty file for Caddy, which would not start", () => {
    expect(redirectFiles([])).toEqual({ _redirects: "", "_redirects.nginx": "", "_redirects.caddy": "# none\n" });
  });

  it.each([
    '/a" "/b"; } server { listen 81;',
    "/a\n/* /evil 200",
    "/a\\",
    "/{$PAYLOAD_SECRET}",
    "/{env.PAYLOAD_SECRET}",
    "/a`b",
    "/*",
    "/:splat",
    "/a\u0000b",
    "/a\u2028b",
    "//evil.example",
    `/${"a".repeat(401)}`,
  ])("refuses what could leave its place: %j", (from) => {
    expect(() => redirectFiles([{ from, to: "/" }])).toThrow("cannot be written for web servers");
  });

  it.each([
    ['/b"; } #', "/b%22;%20%7D%20#"],
    ["/b\nSet-Cookie: a=b", "/b%0ASet-Cookie:%20a=b"],
    ["https://a.example/{$PAYLOAD_SECRET}\\", "https://a.example/%7B%24PAYLOAD_SECRET%7D%5C"],
    ["/$document_root", "/%24document_root"],
    ["/caf\u00e9?a=%20", "/caf%C3%A9?a=%20"],
  ])("percent-encodes what a target holds: %j", (to, encoded) => {
    expect(Object.values(redirectFiles([{ from: "/a", to }]))).toEqual([
      `/a ${encoded} 301\n`,
      `"/a" "${encoded}";\n`,
      `"/a" "${encoded}"\n`,
    ]);
  });
});
