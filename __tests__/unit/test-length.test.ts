/** The long forms of tests cover all that the short ones omit. */
type Lengths = typeof import("../support/test-length");

function load(length: string | undefined): Lengths {
  const before = process.env.TEST_LENGTH;
  if (length === undefined) delete process.env.TEST_LENGTH;
  else process.env.TEST_LENGTH = length;
  let lengths: Lengths | undefined;
  jest.isolateModules(() => (lengths = jest.requireActual<Lengths>("../support/test-length")));
  if (before === undefined) delete process.env.TEST_LENGTH;
  else process.env.TEST_LENGTH = before;
  if (!lengths) throw new Error("The module was not loaded.");
  return lengths;
}

test("the short form of a matrix meets every item, the long one every pair", () => {
  const [rows, items] = [
    [0, 1, 2, 3],
    ["en", "ru", "br"],
  ];
  const pairs = ({ inTurn }: Lengths) => rows.flatMap((row) => inTurn(items, row));
  expect(pairs(load(undefined))).toEqual(["en", "ru", "br", "en"]);
  expect(pairs(load("long"))).toEqual(rows.flatMap(() => items));
});

test("amounts and samples are small in the short form only", () => {
  const [short, long] = [load(undefined), load("long")];
  expect([short.byLength(2, 20), long.byLength(2, 20)]).toEqual([2, 20]);
  expect([short.sample([1, 2, 3, 4, 5], 2), long.sample([1, 2, 3], 2)]).toEqual([
    [1, 3, 5],
    [1, 2, 3],
  ]);
});
