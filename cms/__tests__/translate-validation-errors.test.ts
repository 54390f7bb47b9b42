import { translateValidationErrors } from "../src/hooks/translate-validation-errors";

const answerTo = (error: Error) =>
  // The hook reads the language alone.
  translateValidationErrors({ error, context: {}, req: { i18n: { language: "en" } } } as never);

test("A5: the notice says what is wrong with each field, whichever class the error has", () => {
  const errors = [
    { path: "alias", label: "Alias", message: "Another entry has this alias." },
    { path: "file", message: "This is no picture." },
  ];
  const error = Object.assign(new Error("The following fields are invalid: Alias, file"), { data: { errors } });
  const message = "Alias: Another entry has this alias.\nThis is no picture.";
  expect(answerTo(error)).toEqual({ response: { errors: [{ name: "ValidationError", data: { errors }, message }] } });
});

test("A5: a text with commas has no colon, behind which Payload's notice would cut it into a list", () => {
  const message =
    "English: The link https://example.com/a leads to /cases/nobody, where there is no page: write another.";
  const error = Object.assign(new Error(), { data: { errors: [{ path: "body", label: "Body", message }] } });
  expect(answerTo(error)).toMatchObject({
    response: {
      errors: [
        {
          message:
            "Body — English — The link example.com/a leads to /cases/nobody, where there is no page — write another.",
          data: { errors: [{ message }] },
        },
      ],
    },
  });
});

test("A5: another error stays as it is", () => expect(answerTo(new Error("No"))).toBeUndefined());
