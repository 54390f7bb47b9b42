import { lazy, memo, Suspense, useState, type ComponentType } from "react";
import { reloadForChunk } from "../errors/chunk-reload";
import { errorState } from "../errors/page-error";
import { report } from "../errors/reporter";
import { awaitedByPages } from "./await-late-parts";
import * as styles from "./late-part.module.css";
import { whenWanted } from "./when-wanted";

type Load<Props> = () => Promise<ComponentType<Props>>;

function placeOf(name: string): Element | null {
  return typeof document === "undefined" ? null : document.querySelector(`[data-late="${name}"]`);
}

/** What the server has sent stays as it is where the code for it does not come. */
function stay(cause: unknown): Promise<never> {
  if (!reloadForChunk(cause)) report(errorState(cause));
  return new Promise(() => undefined);
}

/**
 * What the server has sent, for as long as React cannot take it over: when the address changes, it wants to, and would
 * leave the place empty otherwise.
 */
function AsServed({ name }: { name: string }) {
  const [__html] = useState(() => placeOf(name)?.innerHTML ?? "");
  return <div className={styles.late} dangerouslySetInnerHTML={{ __html }} />;
}

/**
 * A part of a page below its first view (G5): the server sends it whole, its code comes when somebody is about to need it.
 * Only for what works without a script until then: text, links, details.
 * @param name the same on the server and in the browser, once a page
 * @param load where the page is not as the server has sent it, the code comes with the page's own
 */
export function latePart<Props extends object>(name: string, load: Load<Props>) {
  const served = placeOf(name);
  const code = served ? whenWanted(served).then(load).catch(stay) : awaitedByPages(load());
  let whole: ComponentType<Props> | undefined;
  code.then(
    (loaded) => {
      whole = loaded;
    },
    // Who draws it hears of it.
    () => undefined,
  );
  const Awaited = lazy(async () => ({ default: await code }));

  // Nothing but new content draws it anew.
  return memo(function LatePart(props: Props) {
    const [Part] = useState<ComponentType<Props>>(() => whole ?? Awaited);
    return (
      <div data-late={name} className={styles.late}>
        <Suspense fallback={<AsServed name={name} />}>
          <Part {...props} />
        </Suspense>
      </div>
    );
  });
}
