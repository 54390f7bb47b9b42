import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { respondWithMedia } from "../src/public-api/media";

const folder = mkdtempSync(path.join(tmpdir(), "media-test-"));
const library = path.join(folder, "media");

beforeAll(() => {
  mkdirSync(library);
  writeFileSync(path.join(library, "a b.webp"), "picture");
  writeFileSync(path.join(library, "drawing.svg"), "<svg/>");
  writeFileSync(path.join(folder, "secret.webp"), "secret");
});
afterAll(() => rmSync(folder, { recursive: true }));

const get = (name: string, init: RequestInit = {}) =>
  respondWithMedia(new Request("http://localhost/media/x", init), name, library);

test("a picture is sent with its type and may be kept", async () => {
  const response = await get("a b.webp");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("image/webp");
  expect(response.headers.get("cache-control")).toBe("public, max-age=86400");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(await response.text()).toBe("picture");
});

test("HEAD has no body, and what the asker has is 304", async () => {
  const head = await get("a b.webp", { method: "HEAD" });
  expect(await head.text()).toBe("");
  const etag = head.headers.get("etag") ?? "";
  expect((await get("a b.webp", { headers: { "If-None-Match": etag } })).status).toBe(304);
});

test.each(["none.webp", "drawing.svg", "../secret.webp", "..\\secret.webp", "..", "a b.webp\0.png", ""])(
  "%j is 404",
  async (name) => {
    expect((await get(name)).status).toBe(404);
  },
);
