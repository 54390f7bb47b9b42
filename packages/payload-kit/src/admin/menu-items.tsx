import { UnpublishButton } from "@payloadcms/ui";
import { RenderServerComponent } from "@payloadcms/ui/elements/RenderServerComponent";
import type { ServerProps } from "payload";
import type { MenuItems as Items } from "../components";

/** Payload's Unpublish, and after it the buttons of plugins. */
export function MenuItems({ items, ...serverProps }: Items & ServerProps) {
  const { importMap } = serverProps.payload;
  return (
    <>
      <UnpublishButton />
      {RenderServerComponent({ Component: [...items], importMap, serverProps })}
    </>
  );
}
