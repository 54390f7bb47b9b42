import type { AfterErrorHook, PayloadRequest } from "payload";
import { isRecord } from "payload-kit";

const BAD_REQUEST = 400;

/** SQLSTATE classes for invalid data and violated constraints. */
const DATA_FAULT = /^2[23]/;

/** Error messages of the body parsers for malformed input. */
const BROKEN_BODY = /^(?:Unexpected end of form|Multipart: |Malformed |Request is not eligible for file upload)/;

const BROKEN = "The body or the query of this call is broken: see the documentation of Payload's REST API.";
const SENSELESS = "A value in this call is of another kind than its field, or names an entry that does not exist.";

/**
 * Answers 400 where what was sent is at fault. Payload answers 500 to whatever it has not foreseen: a text for a number of
 * an entry, an unknown entry, a date that is none, a body that ends too early.
 */
export const mapClientError: AfterErrorHook = ({ error, req }) => {
  const message = isWithoutData(error, req) || hasOtherData(error, req) ? BROKEN : sentenceFor(error);
  return message === undefined ? undefined : { status: BAD_REQUEST, response: { errors: [{ message }] } };
};

/** A condition about a place on earth, on a field that is none. */
const NO_OPERATOR = /operators\[queryOperator\] is not a function/;

/** Payload's own saves go on where a form has no `_payload`, or where the body is of a type that they do not read. */
const isWithoutData = (error: Error, { data, headers, routeParams }: PayloadRequest) =>
  error instanceof TypeError &&
  !data &&
  (routeParams?.global ?? routeParams?.collection) !== undefined &&
  !headers.get("content-type")?.startsWith("application/json");

/** A read of a global takes what it is given as `data` for the global itself. */
const hasOtherData = (error: Error, { data, searchParams }: PayloadRequest) =>
  error instanceof TypeError && (data ? Boolean(data.data) && !isRecord(data.data) : searchParams.has("data"));

function sentenceFor(error: Error): string | undefined {
  if (error instanceof SyntaxError || BROKEN_BODY.test(error.message) || NO_OPERATOR.test(error.message)) return BROKEN;
  if (error instanceof RangeError && error.message === "Invalid time value") return SENSELESS;
  return isDataFault(error.cause) ? SENSELESS : undefined;
}

/** SQLite's client refuses values that no column can have; both databases refuse what their rules forbid. */
function isDataFault(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  const code = "code" in cause ? String(cause.code) : "";
  return (
    cause instanceof RangeError ||
    cause instanceof TypeError ||
    DATA_FAULT.test(code) ||
    /FOREIGN KEY constraint failed/.test(cause.message)
  );
}
