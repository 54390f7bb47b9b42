import { sqliteAdapter } from "@payloadcms/db-sqlite";
import type { Config } from "payload";
import { extendConfig, extendLists } from "../src/extend";

const CONFIG: Pick<Config, "collections" | "globals"> = {
  collections: [{ slug: "posts", fields: [] }],
  globals: [{ slug: "home", fields: [] }],
};

test("a later plugin keeps the views of an earlier one, of collections and globals alike", () => {
  const views = { versions: { Component: "/versions#Versions" } };
  const first = extendLists(CONFIG, () => ({ editViews: views, aboveForm: ["/first#First"] }));
  const { collections, globals } = extendLists(first, () => ({ aboveForm: ["/second#Second"] }));
  const [posts, home] = [collections?.[0]?.admin?.components, globals?.[0]?.admin?.components];
  expect(posts?.views?.edit).toEqual(views);
  expect(home?.views?.edit).toEqual(views);
  expect(posts?.edit?.beforeDocumentControls).toEqual(["/first#First", "/second#Second"]);
  expect(home?.elements?.beforeDocumentControls).toEqual(["/first#First", "/second#Second"]);
});

test("the buttons of all plugins are in the menu of a form, of collections and globals alike", () => {
  const first = extendLists(CONFIG, () => ({ menuItems: ["/first#First"] }));
  const { collections, globals } = extendLists(first, () => ({ menuItems: ["/second#Second"] }));
  const items = ["/second#Second", "/first#First"];
  expect(collections?.[0]?.admin?.components?.edit?.editMenuItems).toEqual(items);
  expect(globals?.[0]?.admin?.components?.elements?.UnpublishButton).toMatchObject({ serverProps: { items } });
});

test("texts of a config in a language that plugins do not have are kept", () => {
  const db = sqliteAdapter({ client: { url: ":memory:" } });
  const texts = { de: { own: { key: "Eigen" } } };
  const { i18n } = extendConfig(
    { db, secret: "", i18n: { translations: texts } },
    { translations: { en: {}, pt: {}, ru: {} } },
  );
  expect(i18n?.translations).toMatchObject(texts);
});
