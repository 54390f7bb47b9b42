import { localeCookie, readLocaleCookie } from "../../src/i18n/locale-cookie";

describe("L3: the locale cookie", () => {
  it("lives 365 days at /, Lax, not Secure, host-only", () => {
    expect(localeCookie("br")).toBe("i18n_redirected=br; Max-Age=31536000; Path=/; SameSite=Lax");
  });

  it.each([
    ["i18n_redirected=ru", "ru"],
    ["a=1; i18n_redirected=br; c=2", "br"],
    ["", undefined],
    ["i18n_redirected=", undefined],
    ["i18n_redirected=de", undefined],
    ["xi18n_redirected=ru", undefined],
    ["i18n_redirected=ru%20", undefined],
  ])("reads %j as %s", (cookies, locale) => {
    expect(readLocaleCookie(cookies)).toBe(locale);
  });
});
