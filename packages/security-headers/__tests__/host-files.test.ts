import { headerFiles, hashesIn, headersFor, MARKERS, POLICY, sitePolicy, type ReleaseHeaders } from "../src";

const SITE = "https://www.example.com";
const policy = sitePolicy({ scripts: ["sha256-b25l"], styles: ["sha256-dHdv"] });
const markerOf = (files: Record<string, string>) => Object.keys(files).find((path) => path.startsWith(MARKERS)) ?? "";

describe("X9: the headers of a release", () => {
  const files = headerFiles(SITE, policy);

  it("are the same for every host", () => {
    const { pages } = JSON.parse(files["_headers.json"] ?? "") as ReleaseHeaders;
    expect(pages).toEqual(headersFor(SITE, policy));
    for (const [name, value] of Object.entries(pages)) expect(files._headers).toContain(`  ${name}: ${value}\n`);
    for (const name of ["_headers.nginx", "_headers.caddy"]) {
      expect(files[name]).toContain(`"${policy}"`);
      expect(files[name]).toContain(`"${pages["Strict-Transport-Security"]}"`);
      expect(files[name]).toContain(`"/${markerOf(files)}"`);
    }
  });

  it("let scripts and styles by their hashes, and whatever is no page do nothing", () => {
    expect([...hashesIn(policy)]).toEqual(["sha256-b25l", "sha256-dHdv"]);
    expect(headersFor(SITE)[POLICY]).toBe("default-src 'none'; connect-src 'self'; frame-ancestors 'none'");
  });

  it("promise https where the site has it", () => {
    expect(headersFor("http://localhost:3000")).not.toHaveProperty("Strict-Transport-Security");
    expect(headersFor(SITE)["Strict-Transport-Security"]).toMatch(/^max-age=63072000$/);
  });

  it("have another marker with another policy, and the same with the same", () => {
    expect(markerOf(headerFiles(SITE, policy))).toBe(markerOf(files));
    expect(markerOf(headerFiles(SITE, sitePolicy({ scripts: [], styles: [] })))).not.toBe(markerOf(files));
  });

  it("name the hosts of a service that counts visits, and no other", () => {
    const service = { scripts: ["https://count.example/count.js"], reports: ["https://count.example"] };
    const counted = sitePolicy({ scripts: [], styles: [], service });
    expect(counted).toContain("script-src 'self' https://count.example/count.js;");
    expect(counted).toContain("connect-src 'self' https://count.example;");
    expect(counted).toContain("style-src 'self';");
  });

  it("are no longer than Cloudflare takes", () => {
    const styles = Array.from({ length: 40 }, (_, at) => `sha256-${String(at).padStart(43, "a")}=`);
    expect(() => headerFiles(SITE, sitePolicy({ scripts: [], styles }))).toThrow(/2000/);
  });
});
