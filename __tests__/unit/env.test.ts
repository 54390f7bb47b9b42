import { readEnv } from "../../env";

describe("readEnv", () => {
  it("has a default for everything", () => {
    expect(readEnv({ API_URL: "" })).toEqual({
      API_URL: "http://localhost:3000",
      SITE_URL: "http://localhost:3000",
      PICTURE_FORMATS: ["webp"],
      KITCHEN_SINK: false,
    });
  });

  it("takes the formats of pictures as a list", () => {
    expect(readEnv({ PICTURE_FORMATS: "avif, webp" }).PICTURE_FORMATS).toEqual(["avif", "webp"]);
    expect(() => readEnv({ PICTURE_FORMATS: "gif" })).toThrow('PICTURE_FORMATS is "gif": give one or more of');
  });

  it("drops trailing slashes and passes nothing else on", () => {
    const env = readEnv({ API_URL: "https://cms.example/", SITE_URL: "https://a.example", SECRET: "x" });
    expect(env).toMatchObject({ API_URL: "https://cms.example", SITE_URL: "https://a.example" });
    expect(env).not.toHaveProperty("SECRET");
  });

  it("lists every bad setting with the mend", () => {
    expect(() => readEnv({ API_URL: "cms", SITE_URL: "ftp://a" })).toThrow(
      /API_URL is "cms": give an address.*\n.*SITE_URL is "ftp:\/\/a": give an address/,
    );
  });
});
