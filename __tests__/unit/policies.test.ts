/** Findings of Google's CSP Evaluator in the policies that are sent (X9). */
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { sitePolicy } from "security-headers";
import { adminPolicy, newNonce } from "../../cms/server/admin-policy";
import { SERVICES, serviceHosts } from "../../src/analytics/services";

const HASH = `sha256-${"a".repeat(43)}=`;
const policyWith = (chosen: Parameters<typeof serviceHosts>[0]) =>
  sitePolicy({ scripts: [HASH], styles: [HASH], service: serviceHosts(chosen) });

/** Findings from high to low severity; a 'maybe' depends on the content of the allowed hosts. */
function findings(policy: string) {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.INFO)
    .map(({ severity, directive, value }) => `${Severity[severity]} ${directive} ${value}`);
}

/** No user can upload a script to the site's own origin: see docs/decisions/0080. */
const OWN_ORIGIN = "MEDIUM_MAYBE script-src 'self'";

test("X9: the evaluator has nothing against the policy of pages but a question about their own origin", () => {
  expect(findings(policyWith({ ANALYTICS_PROVIDER: "none", ANALYTICS_ID: "" }))).toEqual([OWN_ORIGIN]);
});

test("X9: it has nothing against the admin's", () => {
  expect(findings(adminPolicy(newNonce(), { dev: false }))).toEqual([]);
});

test("it would find something", () => {
  expect(findings("script-src 'unsafe-inline' *").length).toBeGreaterThan(1);
});

test.each(Object.keys(SERVICES) as (keyof typeof SERVICES)[])(
  "X9: with %s there is no way around the policy that it knows of",
  (provider) => {
    const found = findings(policyWith({ ANALYTICS_PROVIDER: provider, ANALYTICS_ID: "1" }));
    expect(found.every((finding) => finding.startsWith("MEDIUM_MAYBE script-src"))).toBe(true);
  },
);

test("X9: a script of one's own address is allowed instead of the service's", () => {
  const policy = policyWith({
    ANALYTICS_PROVIDER: "plausible",
    ANALYTICS_ID: "agency.example",
    ANALYTICS_SCRIPT_URL: "https://count.agency.example/js/script.js?v=1",
  });
  expect(policy).toContain(`script-src 'self' '${HASH}' https://count.agency.example/js/script.js;`);
  expect(policy).toContain("connect-src 'self' https://count.agency.example;");
  expect(policy).not.toContain("plausible.io");
});

test("X9: the admin is framed by nobody, and its nonce is another each time", () => {
  const [first, second] = [newNonce(), newNonce()];
  expect(Buffer.from(first, "base64")).toHaveLength(16);
  expect(second).not.toBe(first);
  expect(adminPolicy(first, { dev: false })).toContain(`script-src 'self' 'nonce-${first}' 'strict-dynamic'`);
  expect(adminPolicy(first, { dev: false })).toContain("frame-ancestors 'none'");
  expect(adminPolicy(first, { dev: false })).not.toContain("unsafe-eval");
});
