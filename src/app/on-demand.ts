import { lazy, type ComponentType, type LazyExoticComponent } from "react";

const Nothing = () => null;

/**
 * A component whose code is fetched when it is first drawn. Draw it after hydration only, in a `Suspense`.
 * @param load undefined for a component that this build does without
 * @returns draws nothing where the code fails to load
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props> | undefined>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: (await load().catch(() => undefined)) ?? Nothing }));
}
