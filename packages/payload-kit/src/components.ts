/** Components of the admin that several plugins and configs use, by their paths. */

/** Heads an entry without a translation by its title in another locale. */
export const HEADING = "payload-kit/admin/heading#Heading";

/** For the `Field` of a date: its calendar is in the user's language. */
export const DATE_FIELD = "payload-kit/admin/date-field#DateField";

/**
 * A link to a view of a plugin, for `afterNavLinks`.
 * @param label key of a text
 */
export const navLink = (address: string, label: string) => ({
  path: "payload-kit/admin/nav-link#NavLink",
  clientProps: { address, label },
});

/** Components in the menu of a global, by their paths; the menus of collections bring the same into the import map. */
export interface MenuItems {
  readonly items: readonly string[];
}
