import { act, render, screen } from "@testing-library/react";
import { inPlaceOf, late } from "../../src/ui/on-demand";

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

describe("a component in the place of another", () => {
  const settle = () => act(() => Promise.resolve());

  test("is fetched when it is wanted, takes the place when it is there, and gives it back", async () => {
    const load = jest.fn(() => Promise.resolve(Part));
    const Map = inPlaceOf(load);
    const draw = (isWanted: boolean) => (
      <Map isWanted={isWanted} props={{ name: "map" }}>
        <p>list</p>
      </Map>
    );
    const { rerender, container } = render(draw(false));
    expect(load).not.toHaveBeenCalled();
    rerender(draw(true));
    expect(container).toHaveTextContent("list");
    await settle();
    expect(container).toHaveTextContent(/^map$/);
    rerender(draw(false));
    expect(container).toHaveTextContent(/^list$/);
    rerender(draw(true));
    expect(container).toHaveTextContent(/^map$/);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("leaves the other one where its code fails to load", async () => {
    const Map = inPlaceOf<{ name: string }>(() => Promise.reject(new Error("offline")));
    const { container } = render(
      <Map isWanted props={{ name: "map" }}>
        <p>list</p>
      </Map>,
    );
    await settle();
    expect(container).toHaveTextContent("list");
  });
});
