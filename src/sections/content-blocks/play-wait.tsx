import { useEffect, useState } from "react";
import { Button } from "../../ui/button";
import { Drawing, sayAll, Scene, type PlayProps } from "./play-scene";

const SECONDS = 20;

/** A wait of twenty seconds, which shows the steps one after the other; another press restarts it. */
export function Wait({ block: { kind, action, steps, done } }: PlayProps) {
  const [state, setState] = useState<"idle" | "waiting" | "done">("idle");
  const [seconds, setSeconds] = useState(0);
  const isWaiting = state === "waiting";
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = window.setInterval(() => setSeconds((waited) => Math.min(waited + 1, SECONDS)), 1000);
    return () => window.clearInterval(timer);
  }, [isWaiting]);
  if (isWaiting && seconds === SECONDS) setState("done");
  const seen = state === "idle" ? [] : steps.slice(0, Math.ceil(((seconds + 1) * steps.length) / (SECONDS + 1)));
  const { label, said } = seen.at(-1) ?? {};
  return (
    <Scene
      state={state}
      said={state === "done" ? done : sayAll(label, said)}
      art={
        <Drawing
          of={kind}
          parts={["base", state === "idle" ? "idle" : "begun", ...seen.map((_, step) => `step-${step + 1}`)]}
        >
          <text x={570} y={80} textAnchor="end">
            {SECONDS - seconds}
          </text>
        </Drawing>
      }
    >
      <Button
        aria-pressed={isWaiting}
        onClick={() => {
          setSeconds(0);
          setState(isWaiting ? "idle" : "waiting");
        }}
      >
        {action}
      </Button>
    </Scene>
  );
}
