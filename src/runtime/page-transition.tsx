import { useEffectEvent, useLayoutEffect, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { changePage } from "./change-page";

interface PageTransitionProps {
  /** Path of the page: another one is another page, whatever its query and hash. */
  path: string;
  children: ReactNode;
}

/**
 * Shows the page, and holds the one before for the frame that it takes to photograph it: the new one is in the document
 * at once, the photograph goes out over it (N27). Query and hash change the page that is shown in place.
 */
export function PageTransition({ path, children }: PageTransitionProps) {
  const [shown, setShown] = useState({ path, children });
  const isShown = shown.path === path;
  if (isShown && shown.children !== children) setShown({ path, children });

  // Asked when the photograph is taken: by then the visitor may have gone on to yet another page.
  const commit = useEffectEvent(() => setShown({ path, children }));
  const change = useEffectEvent(() => {
    changePage({ from: shown.path, to: path, now: commit, later: () => flushSync(commit) });
  });

  useLayoutEffect(() => {
    if (!isShown) change();
  }, [isShown, path]);

  return isShown ? children : shown.children;
}
