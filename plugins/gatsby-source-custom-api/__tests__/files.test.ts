import pLimit from "p-limit";
import { FileRegistry } from "../src/build/file-registry";
import { createClient } from "../src/client";
import { syncFiles, type FileIndex } from "../src/files";
import { startApiServer, type ApiServer } from "../testing/api-server";
import { failureOf } from "./support/failure";
import { picture } from "../testing/generated-content";

let api: ApiServer;

beforeAll(async () => {
  api = await startApiServer();
});
afterAll(() => api.close());
beforeEach(() => api.behave());

function fakeFiles(existing: readonly string[] = []) {
  const files = new Set(existing);
  return {
    files,
    keep: (id: string) => files.has(id),
    create: jest.fn(async ({ url, updatedAt }: { url: string; updatedAt: string }) => {
      const id = `file ${url.split("/").pop()} ${updatedAt}`;
      files.add(id);
      return id;
    }),
    remove: (id: string) => void files.delete(id),
  };
}

const progress = { start: jest.fn(), done: jest.fn() };

function sync(registry: FileRegistry, before: FileIndex, files = fakeFiles()) {
  const client = createClient({ apiUrl: api.url, timeout: 30_000, retries: 0 });
  return syncFiles(registry.files, before, { client, limit: pLimit(2), files }, progress);
}

function registryOf(...pictures: ReturnType<typeof picture>[]) {
  const registry = new FileRegistry(api.url);
  const used = pictures.map((one) => registry.picture(one, "en", `user of ${one.url}`));
  return { registry, used };
}

test("downloads a picture once, and gives its file to all who use it", async () => {
  const { registry, used } = registryOf(picture("a"), picture("a"), picture("b"));
  const files = fakeFiles();
  const { counts } = await sync(registry, {}, files);
  expect(counts).toEqual({ downloaded: 2, kept: 0, deleted: 0 });
  expect(files.create).toHaveBeenCalledTimes(2);
  expect(used[0]?.fileId).toBe(used[1]?.fileId);
  expect(used[2]?.fileId).toMatch(/^file b\.png/);
});

test("keeps what did not change, downloads what did, and deletes what is gone", async () => {
  const files = fakeFiles();
  const { index } = await sync(registryOf(picture("same"), picture("changed"), picture("gone")).registry, {}, files);
  files.create.mockClear();
  const changed = { ...picture("changed"), updatedAt: "2026-01-01T00:00:00.000Z" };
  const { registry, used } = registryOf(picture("same"), changed);
  const { counts } = await sync(registry, index, files);
  expect(counts).toEqual({ downloaded: 1, kept: 1, deleted: 2 });
  expect(used[1]?.fileId).toContain("2026");
  expect(files.files.size).toBe(2);
});

test("downloads again when Gatsby has lost the file", async () => {
  const { index } = await sync(registryOf(picture("a")).registry, {});
  const { counts } = await sync(registryOf(picture("a")).registry, index, fakeFiles());
  expect(counts).toMatchObject({ downloaded: 1, kept: 0 });
});

test("refuses a picture that is not there, and names who uses it", async () => {
  api.misbehave("/media/a.png", { status: 404 });
  const error = await failureOf(sync(registryOf(picture("a")).registry, {}));
  expect(error.failure).toBe("picture");
  expect(error.message).toContain("is not there: the server answered 404");
  expect(error.details).toMatchObject({ url: `${api.url}/media/a.png`, status: 404 });
  expect(error.details.fields).toEqual(["user of /media/a.png"]);
});

test("refuses a page that calls itself a picture", async () => {
  api.misbehave("/media/a.png", { headers: { "Content-Type": "image/png" }, body: "<html>Sign in</html>" });
  const error = await failureOf(sync(registryOf(picture("a")).registry, {}));
  expect(error.message).toContain("is not a picture");
});

test("refuses a page that calls itself a film", async () => {
  const registry = new FileRegistry(api.url);
  const { updatedAt } = picture("a");
  registry.recording({ url: "/media/a.mp4", type: "video/mp4", seconds: 3, updatedAt }, "a loop");
  api.misbehave("/media/a.mp4", { headers: { "Content-Type": "video/mp4" }, body: "<html>Sign in</html>" });
  const error = await failureOf(sync(registry, {}));
  expect([error.failure, error.message]).toEqual(["recording", expect.stringContaining("is not a film or a sound")]);
});

test("takes an SVG", async () => {
  api.misbehave("/media/a.png", { body: '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>' });
  expect((await sync(registryOf(picture("a")).registry, {})).counts.downloaded).toBe(1);
});

test("says which picture could not be saved", async () => {
  const files = fakeFiles();
  files.create.mockRejectedValue(new Error("disk full"));
  const error = await failureOf(sync(registryOf(picture("a")).registry, {}, files));
  expect(error.message).toContain("could not be downloaded: disk full");
});
