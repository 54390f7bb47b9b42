/** Accounts in a Payload that has nothing else. */
import { createLocalReq, type CollectionConfig, type TypedUser } from "payload";
import { record } from "payload-kit/audit";
import { providePayload } from "payload-kit/testing";
import { accounts, type AccountsOptions } from "../src";

const PASSWORD = "they write texts here";
const POSTS: CollectionConfig = {
  slug: "posts",
  admin: { useAsTitle: "title" },
  fields: [{ name: "title", type: "text" }],
};
const OPTIONS: AccountsOptions = {
  secondFactor: { issuer: "Test" },
  auditLog: {
    days: 30,
    recorded: ({ slug }) => (slug === "posts" ? "changes" : undefined),
    actions: { "put-back": { en: "Put back", pt: "Recolocada", ru: "Возвращена" } },
  },
};

const rowsOf = async (payload: ReturnType<ReturnType<typeof providePayload>>, collection: string) =>
  (await payload.db.find<Record<string, unknown>>({ collection, pagination: false, sort: "createdAt" })).docs;

describe("with a factor for accounts that choose one", () => {
  const payload = providePayload({ collections: [POSTS], plugins: [accounts(OPTIONS)] });
  const login = () => payload().login({ collection: "users", data: { email: "ada@example.com", password: PASSWORD } });

  test("a sign-in is a session of its own, and is recorded", async () => {
    const data = { email: "ada@example.com", password: PASSWORD, role: "admin" };
    await payload().create({ collection: "users", data });
    await login();
    await login();
    expect(await rowsOf(payload(), "sessions")).toHaveLength(2);
    const signIns = (await rowsOf(payload(), "audit-log")).filter(({ action }) => action === "signed-in");
    expect(signIns.map(({ by }) => by)).toEqual(["ada@example.com", "ada@example.com"]);
  });

  test("a short password is refused", async () => {
    const data = { email: "bo@example.com", password: "short", role: "editor" };
    await expect(payload().create({ collection: "users", data })).rejects.toThrow("password");
  });

  test("a change of a list that is recorded, and an action of another plugin, are rows of the log", async () => {
    const { docs } = await payload().find({ collection: "users" });
    const user = { ...docs[0], collection: "users" } as TypedUser;
    const post = await payload().create({ collection: "posts", data: { title: "One" }, user });
    await payload().delete({ collection: "posts", id: post.id, user });
    await record(await createLocalReq({ user }, payload()), { action: "put-back", entry: "releases" });
    const rows = (await rowsOf(payload(), "audit-log")).slice(-3);
    expect(rows.map(({ action, entry, title }) => [action, entry, title ?? ""])).toEqual([
      ["created", `posts/${post.id}`, "One"],
      ["deleted", `posts/${post.id}`, "One"],
      ["put-back", "releases", ""],
    ]);
  });
});

describe("with a factor for all", () => {
  const secondFactor = { issuer: "Test", isRequired: true };
  const payload = providePayload({ plugins: [accounts({ ...OPTIONS, secondFactor })] });

  test("the first sign-in sets it up", async () => {
    const data = { email: "ada@example.com", password: PASSWORD };
    await payload().create({ collection: "users", data: { ...data, role: "admin" } });
    const refused = await payload()
      .login({ collection: "users", data })
      .catch((error: unknown) => error);
    expect(refused).toMatchObject({ status: 401, data: { secondFactor: "set-up" } });
    expect(await rowsOf(payload(), "sessions")).toEqual([]);
  });
});
