import { signInHint } from "../../scripts/lib/sign-in-hint";

const secrets = { PAYLOAD_SECRET: "of sessions", ADMIN_EMAIL: "editor@example.com", ADMIN_PASSWORD: "made at first" };
const hint = (isTerminal: boolean) => signInHint(secrets, { dataDir: "/srv/data", isTerminal });
const { ADMIN_PASSWORD: before } = process.env;

beforeEach(() => delete process.env.ADMIN_PASSWORD);
afterAll(() => {
  if (before !== undefined) process.env.ADMIN_PASSWORD = before;
});

describe("A4: how to sign in for the first time", () => {
  it("is said to a person whole", () => {
    expect(hint(true)).toContain("editor@example.com with made at first");
  });

  it("names the file where it may be kept in a log", () => {
    expect(hint(false)).toBe("Sign in as editor@example.com; the first password is in /srv/data/secrets.json");
  });

  it("never says a password that was given as a setting", () => {
    process.env.ADMIN_PASSWORD = "made at first";
    expect([hint(true), hint(false)].join()).not.toContain("made at first");
  });
});
