import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from "react";
import { useAfterFirstView } from "../hooks/after-first-view";

const Nothing = () => null;

/**
 * A component whose code is fetched when it is first drawn. Draw it after hydration only, in a `Suspense`.
 * @param load undefined for a component that this build does without
 * @param otherwise what is drawn where the code fails to load; nothing by default
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props> | undefined>,
  otherwise: ComponentType<Props> = Nothing,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: (await load().catch(() => undefined)) ?? otherwise }));
}

/**
 * A component that moves what others have drawn, and can come after the first view.
 * @returns draws nothing until the first view is over, and where the code fails to load
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Loaded = onDemand(load);
  return function Late(props: Props) {
    return (
      useAfterFirstView() && (
        <Suspense>
          <Loaded {...props} />
        </Suspense>
      )
    );
  };
}
