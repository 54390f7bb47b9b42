import { act, render, screen } from "@testing-library/react";
import { late } from "../../src/ui/on-demand";

const Part = ({ name }: { name: string }) => <p>{name}</p>;

beforeEach(() => Object.assign(window, { requestIdleCallback: undefined }));

const interact = () => act(async () => void window.dispatchEvent(new Event("pointermove")));

test("a late component is fetched and drawn when the first view is over, once for all places", async () => {
  const load = jest.fn(() => Promise.resolve(Part));
  const Late = late(load);
  render(
    <>
      <Late name="here" />
      <Late name="there" />
    </>,
  );
  expect(load).not.toHaveBeenCalled();
  await interact();
  expect(screen.getByText("here")).toBeInTheDocument();
  expect(screen.getByText("there")).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test("a component that leaves before takes its request back", async () => {
  const load = jest.fn(() => Promise.resolve(Part));
  const Late = late(load);
  render(<Late name="here" />).unmount();
  await interact();
  expect(load).not.toHaveBeenCalled();
});

test("what fails to load leaves its place empty", async () => {
  const Late = late<{ name: string }>(() => Promise.reject(new Error("offline")));
  const { container } = render(<Late name="here" />);
  await interact();
  expect(container).toBeEmptyDOMElement();
});
