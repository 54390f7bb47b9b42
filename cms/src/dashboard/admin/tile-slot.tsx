import { Suspense, type ComponentProps, type ReactNode } from "react";
import { Tile } from "./tile";
import { translate } from "../../i18n";

interface TileSlotProps<Figures> extends Omit<ComponentProps<typeof Tile>, "children"> {
  language: string;
  /** Called where the figures cannot be read. */
  onFault: (error: unknown) => void;
  read: () => Promise<Figures>;
  children: (figures: Figures) => ReactNode;
}

/** Place of a tile whose figures are read while the page is on its way: no tile waits for another, or falls with it. */
export function TileSlot<Figures>(props: TileSlotProps<Figures>) {
  const { language, onFault: _, read: __, children: ___, ...tile } = props;
  return (
    <Suspense
      fallback={
        <Tile {...tile} state="reading">
          <p>{translate(language, "desk:reading")}</p>
        </Tile>
      }
    >
      <FilledTile {...props} />
    </Suspense>
  );
}

/** The tile with its figures, or the sentence that they could not be read. */
export async function FilledTile<Figures>({ language, onFault, read, children, ...tile }: TileSlotProps<Figures>) {
  try {
    return children(await read());
  } catch (error) {
    onFault(error);
    return (
      <Tile {...tile}>
        <p>{translate(language, "desk:unread")}</p>
      </Tile>
    );
  }
}
