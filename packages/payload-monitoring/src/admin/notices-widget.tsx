import { createWidget, type WidgetContent } from "payload-kit/admin/create-widget";
import { Tile } from "payload-kit/admin/tile";
import { ago } from "payload-kit/moments";
import { inLanguage } from "payload-kit/texts";
import { readNotices, type StoredNotice } from "../notices";
import { localized } from "../texts";

interface Notices {
  readonly newest: readonly StoredNotice[];
  /** Address of the admin. */
  readonly admin: string;
}

/** The newest notices, each with the page that it is about. */
export const NoticesTile = ({ figures: { newest, admin }, title, language, now }: WidgetContent<Notices>) => (
  <Tile title={title}>
    <ul>
      {newest.map(({ at, path, text }) => (
        <li key={at + path}>
          <a href={admin + path}>{inLanguage(language, text)}</a> <span>{ago(at, now, language)}</span>
        </li>
      ))}
    </ul>
  </Tile>
);

export const NoticesWidget = createWidget(
  localized("notices:title"),
  async ({ req: { payload } }): Promise<Notices> => ({
    newest: await readNotices(payload),
    admin: payload.config.routes.admin,
  }),
  NoticesTile,
  ({ newest }) => newest.length === 0,
);
