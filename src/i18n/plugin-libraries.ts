/**
 * The exports that gatsby-plugin-react-i18next uses of the two libraries (gatsby-node.ts). The plugin is CommonJS: by
 * itself it would bundle a second copy of i18next, and all of react-i18next (8 kB gz for `Trans` and other unused
 * exports).
 */
export { default } from "i18next";
export { I18nextProvider, useTranslation } from "react-i18next";
