import { useState } from "react";
import { Button } from "../../ui/button";
import { Drawing, sayAll, Scene, type PlayProps } from "./play-scene";

const KEPT = -1;

/** A beetle to kill or to keep. A killed one comes back, with one more. */
export function Bug({ block: { steps, done } }: PlayProps) {
  const [kills, setKills] = useState(0);
  const [kill, keep] = steps;
  const state = kills === KEPT ? "kept" : kills > 0 ? "killed" : "free";
  const others = ["second", "third", "fourth", "fifth"].slice(0, Math.max(0, kills));
  return (
    <Scene
      state={state}
      said={{ free: null, killed: kill?.said, kept: sayAll(keep?.said, done) }[state]}
      art={<Drawing of="bug" parts={["base", ...others, state === "kept" ? "frame" : `beetle-${kills % 2}`]} />}
    >
      <Button look="line" onClick={() => setKills(Math.max(0, kills) + 1)}>
        {kill?.label}
      </Button>
      <Button onClick={() => setKills(KEPT)}>{keep?.label}</Button>
    </Scene>
  );
}
