/** An orange square of 8 × 8 pixels. */
export const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mP4b8uAFTEMLQkAHllPARAfP0oAAAAASUVORK5CYII=",
  "base64",
);
