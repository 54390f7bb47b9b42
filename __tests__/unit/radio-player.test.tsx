import { fireEvent, screen } from "@testing-library/react";
import { RadioPlayer } from "../../src/sections/content-blocks/radio-player";
import { renderOnPage } from "../support/render-on-page";

const playSound = jest.fn(() => Promise.resolve());
const pauseSound = jest.fn();

beforeEach(() => {
  Object.assign(HTMLMediaElement.prototype, { play: playSound, pause: pauseSound });
  renderOnPage(
    "/cases/north",
    <>
      <h3 id="spot">On hold</h3>
      <RadioPlayer titleId="spot" seconds={40} src="/on-hold.mp3" type="audio/mpeg" wave={<svg />} />
    </>,
  );
});

const sound = () => document.querySelector("audio") as HTMLAudioElement;

it("N8: the shape of a spot plays it, and loads nothing before", () => {
  expect(sound()).toHaveAttribute("preload", "none");
  fireEvent.click(screen.getByRole("button", { name: "Play On hold" }));
  expect(playSound).toHaveBeenCalledTimes(1);
  fireEvent.play(sound());
  fireEvent.click(screen.getByRole("button", { name: "Pause On hold" }));
  expect(pauseSound).toHaveBeenCalledTimes(1);
});

it("N8: its slider says where it is, and leads elsewhere", () => {
  const slider = screen.getByRole("slider", { name: "Position" });
  expect(slider).toHaveAttribute("aria-valuetext", "0:00 of 0:40");
  fireEvent.change(slider, { target: { value: "24" } });
  expect(sound().currentTime).toBe(24);
  expect(slider).toHaveAttribute("aria-valuetext", "0:24 of 0:40");
});
