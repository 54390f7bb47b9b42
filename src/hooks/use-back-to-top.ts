import { useEffect, useState } from "react";

const THRESHOLD = 100;
const DELAY_MS = 1000;

/** Whether the way back to the top is offered: a second after scrolling has stopped past 100 px, and not while it goes on (N28). */
export function useBackToTop(): boolean {
  const [offered, setOffered] = useState(false);
  useEffect(() => {
    let timer: number | undefined;
    const onScroll = () => {
      window.clearTimeout(timer);
      setOffered(false);
      if (window.scrollY > THRESHOLD) timer = window.setTimeout(() => setOffered(true), DELAY_MS);
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener("scroll", onScroll);
    };
  }, []);
  return offered;
}
