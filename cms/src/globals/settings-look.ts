/** Languages, colours and logo of the site. */
import { LOCALES } from "@future-native/contract/locales";
import {
  contrastOfHex,
  completeColors,
  DEFAULT_COLORS,
  findLogoFault,
  LARGEST_LOGO,
  LEAST_CONTRAST,
  trimLogo,
  type SiteColors,
} from "@future-native/contract/cards";
import type { Field, FieldHook, Tab, TextField, TextFieldSingleValidation } from "payload";
import { localized, translate } from "../i18n";

const HEX = /^#[\da-f]{6}$/;

/** `#FFF ` is `#ffffff`. */
const spellColor: FieldHook = ({ value }) => {
  const spelt = String(value ?? "").trim();
  return spelt.toLowerCase().replace(/^#(\w)(\w)(\w)$/, "#$1$1$2$2$3$3") || null;
};

const validateColor =
  (name: keyof SiteColors): TextFieldSingleValidation =>
  (value, { req, siblingData }) => {
    const { language } = req.i18n;
    if (value && !HEX.test(value)) return translate(language, "content:settings.colors.hex");
    const colors = completeColors({ ...siblingData, [name]: value });
    // A ground that is no colour is refused at its own field.
    if (name === "ground" || !HEX.test(colors.ground)) return true;
    const [color, needs] = [colors[name], LEAST_CONTRAST[name]];
    const contrast = Math.floor(contrastOfHex(color, colors.ground) * 100) / 100;
    const values = {
      color,
      ground: colors.ground,
      has: contrast.toLocaleString(language),
      needs: needs.toLocaleString(language),
    };
    if (contrast < needs) return translate(language, `content:settings.colors.${name}Contrast`, values);
    const isLight = name === "ink" && contrastOfHex(color, "#000000") > contrastOfHex(colors.ground, "#000000");
    return isLight ? translate(language, "content:settings.colors.darkGround", values) : true;
  };

const color = (name: keyof SiteColors): TextField => ({
  ...{ name, type: "text", label: localized(`content:settings.colors.${name}`) },
  hooks: { beforeValidate: [spellColor] },
  validate: validateColor(name),
  admin: {
    ...{ placeholder: DEFAULT_COLORS[name], width: "33%" },
    components: {
      afterInput: [{ path: "/admin/look-inputs#ColorInput", clientProps: { otherwise: DEFAULT_COLORS[name] } }],
    },
  },
});

/** None is chosen in a site that was set up before it had a choice. */
const languages: Field = {
  name: "languages",
  type: "select",
  label: localized("content:settings.languages"),
  hasMany: true,
  defaultValue: LOCALES.map(({ code }) => code),
  options: LOCALES.map(({ code, name }) => ({ value: code, label: name })),
  admin: { description: localized("content:settings.languages.description") },
};

const colors: Field = {
  name: "colors",
  type: "group",
  label: localized("content:settings.colors"),
  admin: { description: localized("content:settings.colors.description") },
  fields: [{ type: "row", fields: (["ground", "ink", "accent"] as const).map(color) }],
};

const logo: Field = {
  name: "logo",
  type: "textarea",
  label: localized("content:settings.logo"),
  hooks: { beforeValidate: [({ value }) => (typeof value === "string" ? trimLogo(value) || null : value)] },
  validate: (value, { req }) => {
    const fault = value ? findLogoFault(trimLogo(value)) : undefined;
    const values = { most: LARGEST_LOGO / 1000, ...fault };
    return fault ? translate(req.i18n.language, `content:settings.logo.${fault.code}`, values) : true;
  },
  admin: {
    description: localized("content:settings.logo.description"),
    components: { afterInput: ["/admin/look-inputs#LogoInput"] },
  },
};

export const look: Tab = { label: localized("content:settings.look"), fields: [languages, colors, logo] };
