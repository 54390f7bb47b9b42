import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useAddressParameter } from "../../src/hooks/use-address-parameter";
import { Filter } from "../../src/ui/filter";
import { renderOnPage } from "../support/render-on-page";

const options = [
  { value: "", label: "All", count: 5 },
  { value: "finance", label: "Finance", count: 2 },
];

function Filtered() {
  const [category, setCategory] = useAddressParameter("cat");
  return (
    <>
      <Filter label="Cases" options={options} current={category} parameter="cat" hash="list" onSelect={setCategory} />
      <p>Shown: {category || "all"}</p>
    </>
  );
}

function show() {
  renderOnPage("/ru/cases", <Filtered />);
  return userEvent.setup();
}

const navigate = jest.fn();

beforeEach(() => {
  window.___navigate = navigate;
  window.history.replaceState({}, "", "/ru/cases");
});

describe("a filter", () => {
  it("is plain links with counts, each with an address of its own", () => {
    show();
    expect(screen.getByRole("link", { name: "All 5" })).toHaveAttribute("href", "/ru/cases#list");
    expect(screen.getByRole("link", { name: "Finance 2" })).toHaveAttribute("href", "/ru/cases?cat=finance#list");
  });

  it("changes the list and the address in place, and marks what is shown", async () => {
    const user = show();
    await user.click(screen.getByRole("link", { name: "Finance 2" }));
    expect(screen.getByText("Shown: finance")).toBeInTheDocument();
    expect(window.location.search).toBe("?cat=finance");
    // Gatsby's router hears of it.
    expect(navigate).toHaveBeenCalledWith("/ru/cases?cat=finance", { replace: true, state: { keepsPlace: true } });
    expect(screen.getByRole("link", { name: "Finance 2" })).toHaveAttribute("aria-current", "true");
    await user.click(screen.getByRole("link", { name: "All 5" }));
    expect(window.location.search).toBe("");
  });

  it("reads the address that was shared", () => {
    window.history.replaceState({}, "", "/ru/cases?cat=finance");
    show();
    expect(screen.getByText("Shown: finance")).toBeInTheDocument();
  });
});
