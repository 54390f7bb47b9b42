import type { WidgetServerProps } from "payload";
import { Suspense, type ComponentType } from "react";
import { inLanguage, type Localized } from "../texts";
import { Tile } from "./tile";

/** The content of a widget. */
export interface WidgetContent<Figures> {
  readonly figures: Figures;
  readonly title: string;
  readonly language: string;
  /** The server's clock, ISO 8601. */
  readonly now: string;
}

/**
 * A widget whose figures are read while the page is on its way: no widget waits for another, or fails with it.
 * @param isQuiet whether figures say nothing to anybody: the widget then takes no room
 */
export function createWidget<Figures>(
  name: Localized,
  read: (props: WidgetServerProps) => Promise<Figures>,
  Content: ComponentType<WidgetContent<Figures>>,
  isQuiet?: (figures: Figures) => boolean,
) {
  return function Widget(props: WidgetServerProps) {
    const { i18n, payload } = props.req;
    const title = inLanguage(i18n.language, name);
    return (
      <Suspense
        fallback={
          !isQuiet && (
            <Tile title={title} state="reading">
              <p>{i18n.t("general:loading")}</p>
            </Tile>
          )
        }
      >
        <Filled />
      </Suspense>
    );

    async function Filled() {
      try {
        const figures = await read(props);
        if (isQuiet?.(figures)) return null;
        return <Content {...{ figures, title }} language={i18n.language} now={new Date().toISOString()} />;
      } catch (error) {
        payload.logger.error({ err: error, msg: `The widget '${name.en}' could not be read.` });
        return (
          <Tile title={title}>
            <p>{i18n.t("error:unspecific")}</p>
          </Tile>
        );
      }
    }
  };
}
