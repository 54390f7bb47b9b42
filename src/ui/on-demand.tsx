import {
  lazy,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
} from "react";
import { useAfterFirstView } from "../hooks/after-first-view";

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

interface InPlaceProps<Props> {
  isWanted: boolean;
  /** Of the component. */
  props: Props;
  /** Content that it replaces. */
  children: ReactNode;
}

/**
 * A component whose code is fetched when it is first wanted, and that takes the place of something else: this stays until
 * the code is there, and where it fails to load. Unlike a `Suspense`, it leaves the page that is served as it is.
 */
export function inPlaceOf<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<InPlaceProps<Props>> {
  let loaded: ComponentType<Props> | undefined;
  return function InPlace({ isWanted, props, children }) {
    const [Component, setComponent] = useState(() => loaded);
    useEffect(() => {
      if (!isWanted || Component) return undefined;
      let isGone = false;
      load().then(
        (code) => {
          loaded = code;
          if (!isGone) setComponent(() => code);
        },
        () => undefined,
      );
      return () => {
        isGone = true;
      };
    }, [isWanted, Component]);
    return isWanted && Component ? <Component {...props} /> : children;
  };
}
