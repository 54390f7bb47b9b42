import { useState, type KeyboardEvent } from "react";
import { arrowStep } from "./arrow-step";

interface ActiveOption {
  /** Place of the option that Enter takes; none while the field itself is active. */
  active: number | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Active option of a combobox, moved by arrow keys; the field is one more stop of the circle. New text resets it. */
export function useActiveOption({ text, count }: { text: string; count: number }): ActiveOption {
  const [chosen, setChosen] = useState({ text, place: -1 });
  const place = chosen.text === text && chosen.place < count ? chosen.place : -1;
  return {
    active: place < 0 ? undefined : place,
    onKeyDown(event) {
      const step = arrowStep(event);
      if (step === undefined || count === 0) return;
      event.preventDefault();
      const stops = count + 1;
      setChosen({ text, place: ((place + 1 + step + stops) % stops) - 1 });
    },
  };
}
