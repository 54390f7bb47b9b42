import { sayWhatIsWrong } from "../src/hooks/say-what-is-wrong";

const answerTo = (error: Error) =>
  // The hook reads the language alone.
  sayWhatIsWrong({ error, context: {}, req: { i18n: { language: "en" } } } as never);

test("A5: the notice says what is wrong with each field, whichever class the error has", () => {
  const errors = [
    { path: "alias", label: "Alias", message: "Another entry has this alias." },
    { path: "file", message: "This is no picture." },
  ];
  const error = Object.assign(new Error("The following fields are invalid: Alias, file"), { data: { errors } });
  const message = "Alias: Another entry has this alias.\nThis is no picture.";
  expect(answerTo(error)).toEqual({ response: { errors: [{ name: "ValidationError", data: { errors }, message }] } });
});

test("A5: another error stays as it is", () => expect(answerTo(new Error("No"))).toBeUndefined());
