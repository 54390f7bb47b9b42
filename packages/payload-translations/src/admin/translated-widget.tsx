import { createWidget } from "payload-kit/admin/create-widget";
import { localized } from "../texts";
import { readTranslated } from "../translated";
import { TranslatedTile } from "./translated-tile";

export const TranslatedWidget = createWidget(
  localized("translations:title"),
  ({ req, permissions }) => readTranslated(req, permissions),
  TranslatedTile,
);
