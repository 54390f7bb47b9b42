/** Additions of plugins to the config of Payload. They are appended, so the order of plugins is the order of hooks. */
import type {
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
  CollectionAfterOperationHook,
  CollectionConfig,
  Config,
  CustomComponent,
  EditConfig,
  Endpoint,
  GlobalConfig,
  Widget,
} from "payload";
import type { MenuItems } from "./components";
import type { EntryHook } from "./entries";
import { startUpWith, type StartUp } from "./start-up";
import { inEachLanguage, type Translations } from "./texts";

/** Hooks that collections and globals both take; those of a deletion, and after an operation, go to collections alone. */
export interface ListHooks {
  readonly beforeOperation?: readonly EntryHook<"beforeOperation">[];
  readonly beforeValidate?: readonly EntryHook<"beforeValidate">[];
  readonly beforeChange?: readonly EntryHook<"beforeChange">[];
  readonly afterChange?: readonly EntryHook<"afterChange">[];
  readonly beforeDelete?: readonly CollectionBeforeDeleteHook[];
  readonly afterDelete?: readonly CollectionAfterDeleteHook[];
  readonly afterOperation?: readonly CollectionAfterOperationHook[];
}

/** Additions to a collection or a global. Components are named by their paths. */
export interface ListAdditions {
  readonly hooks?: ListHooks;
  /** Components that come first above a form. */
  readonly firstAboveForm?: readonly string[];
  readonly aboveForm?: readonly CustomComponent[];
  /** Components of buttons in the menu of a form; those of the last plugin come first. */
  readonly menuItems?: readonly string[];
  /** Replaces the sentence above a form that says how its entry stands. */
  readonly status?: string;
  readonly editViews?: EditConfig;
  /** Components above the list of a collection. */
  readonly aboveList?: readonly string[];
}

type List = CollectionConfig | GlobalConfig;

/** @param additions to a list; undefined leaves it as it is */
export const extendLists = <Lists extends Pick<Config, "collections" | "globals">>(
  config: Lists,
  additions: (list: List) => ListAdditions | undefined,
): Lists => ({
  ...config,
  collections: (config.collections ?? []).map((list) => extendCollection(list, additions(list))),
  globals: (config.globals ?? []).map((list) => extendGlobal(list, additions(list))),
});

/** Whether entries of a list have drafts. */
export const hasDrafts = ({ versions }: List): boolean => typeof versions === "object" && Boolean(versions.drafts);

const join = <Item>(before: readonly Item[] = [], added: readonly Item[] = []): Item[] => [...before, ...added];

function extendCollection(collection: CollectionConfig, added?: ListAdditions): CollectionConfig {
  if (!added) return collection;
  const { admin, hooks = {} } = collection;
  const { components } = admin ?? {};
  return {
    ...collection,
    admin: {
      ...admin,
      components: {
        ...components,
        edit: {
          ...components?.edit,
          ...elementsWith(components?.edit, added),
          editMenuItems: join(added.menuItems, components?.edit?.editMenuItems),
        },
        beforeListTable: join(components?.beforeListTable, added.aboveList),
        ...(added.editViews && { views: { ...components?.views, edit: viewsWith(components?.views?.edit, added) } }),
      },
    },
    hooks: {
      ...hooks,
      beforeOperation: join(hooks.beforeOperation, added.hooks?.beforeOperation),
      beforeValidate: join(hooks.beforeValidate, added.hooks?.beforeValidate),
      beforeChange: join(hooks.beforeChange, added.hooks?.beforeChange),
      afterChange: join(hooks.afterChange, added.hooks?.afterChange),
      beforeDelete: join(hooks.beforeDelete, added.hooks?.beforeDelete),
      afterDelete: join(hooks.afterDelete, added.hooks?.afterDelete),
      afterOperation: join(hooks.afterOperation, added.hooks?.afterOperation),
    },
  };
}

function extendGlobal(global: GlobalConfig, added?: ListAdditions): GlobalConfig {
  if (!added) return global;
  const { admin, hooks = {} } = global;
  const { components } = admin ?? {};
  return {
    ...global,
    admin: {
      ...admin,
      components: {
        ...components,
        elements: {
          ...components?.elements,
          ...elementsWith(components?.elements, added),
          ...menuWith(components?.elements, added),
        },
        ...(added.editViews && { views: { edit: viewsWith(components?.views?.edit, added) } }),
      },
    },
    hooks: {
      ...hooks,
      beforeOperation: join(hooks.beforeOperation, added.hooks?.beforeOperation),
      beforeValidate: join(hooks.beforeValidate, added.hooks?.beforeValidate),
      beforeChange: join(hooks.beforeChange, added.hooks?.beforeChange),
      afterChange: join(hooks.afterChange, added.hooks?.afterChange),
    },
  };
}

type Elements = NonNullable<NonNullable<NonNullable<GlobalConfig["admin"]>["components"]>["elements"]>;

function elementsWith(elements: Elements | undefined, added: ListAdditions): Elements {
  return {
    beforeDocumentControls: [
      ...(added.firstAboveForm ?? []),
      ...join(elements?.beforeDocumentControls, added.aboveForm),
    ],
    ...(added.status !== undefined && { Status: added.status }),
  };
}

/** The menu of a global has no slot of its own: they come with Unpublish, which is in it. */
function menuWith(elements: Elements | undefined, { menuItems = [] }: ListAdditions): Elements {
  if (menuItems.length === 0) return {};
  const { UnpublishButton: before } = elements ?? {};
  const { items = [] }: Partial<MenuItems> = typeof before === "object" ? (before.serverProps ?? {}) : {};
  const serverProps: MenuItems = { items: [...menuItems, ...items] };
  return { UnpublishButton: { path: "payload-kit/admin/menu-items#MenuItems", serverProps } };
}

const viewsWith = (views: EditConfig = {}, { editViews = {} }: ListAdditions): EditConfig =>
  Object.assign({}, views, editViews);

/** Additions to the whole of the CMS. */
export interface ConfigAdditions {
  readonly collections?: readonly CollectionConfig[];
  readonly endpoints?: readonly Endpoint[];
  /** Views of the admin by their names. */
  readonly views?: NonNullable<NonNullable<Config["admin"]>["components"]>["views"];
  readonly beforeNavLinks?: readonly CustomComponent[];
  readonly afterNavLinks?: readonly CustomComponent[];
  /** Of the dashboard: `Tile` of payload-kit is what they look like. */
  readonly widgets?: readonly Widget[];
  /** Texts of components. */
  readonly translations?: Translations;
  /** For the server alone. */
  readonly custom?: Config["custom"];
  /** Work that goes on while the server runs. */
  readonly startUp?: readonly StartUp[];
}

export function extendConfig(config: Config, added: ConfigAdditions): Config {
  const components = config.admin?.components;
  return {
    ...config,
    collections: join(config.collections, added.collections),
    endpoints: join(config.endpoints, added.endpoints),
    custom: { ...config.custom, ...added.custom, ...startUpWith(config, added.startUp) },
    ...(added.translations && { i18n: i18nWith(config.i18n, added.translations) }),
    admin: {
      ...config.admin,
      ...(added.widgets && {
        dashboard: { ...config.admin?.dashboard, widgets: join(config.admin?.dashboard?.widgets, added.widgets) },
      }),
      components: {
        ...components,
        views: { ...components?.views, ...added.views },
        beforeNavLinks: join(components?.beforeNavLinks, added.beforeNavLinks),
        afterNavLinks: join(components?.afterNavLinks, added.afterNavLinks),
      },
    },
  };
}

function i18nWith(i18n: Config["i18n"], added: Translations): Config["i18n"] {
  const before: Partial<Translations> = i18n?.translations ?? {};
  const merged = inEachLanguage((language) => ({ ...before[language], ...added[language] }));
  return { ...i18n, translations: { ...before, ...merged } };
}
