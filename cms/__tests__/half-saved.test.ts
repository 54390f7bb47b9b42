/** X3, X4: what is read of an entry while it is saved is read again when it is whole. */
import { KINDS, provideDatabases } from "./support/both-databases";

const tell = provideDatabases();

test.each(KINDS)("X3: search and board have the whole of an entry that was read half saved, on %s", async (kind) => {
  expect(await tell("half-saved-process", kind)).toEqual({
    half: ["Half", "Half"],
    whole: ["Whole", "Whole"],
    settled: ["Whole", "Whole"],
    kept: ["Whole", "Whole"],
  });
});
