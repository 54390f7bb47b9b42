import { createWidget } from "payload-kit/admin/create-widget";
import { readDrafts } from "../drafts";
import { readEditing } from "../editing";
import { localized } from "../texts";
import { DraftsTile, EditingTile } from "./tiles";

export const DraftsWidget = createWidget(
  localized("desk:drafts"),
  ({ req, permissions }) => readDrafts(req, permissions),
  DraftsTile,
  ({ total }) => total === 0,
);

export const EditingWidget = createWidget(
  localized("desk:editing"),
  ({ req }) => readEditing(req),
  EditingTile,
  ({ length }) => length === 0,
);
