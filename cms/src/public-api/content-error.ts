/** Location of content, for messages. */
export interface ContentPlace {
  /** For instance `cases` or `settings`. */
  readonly kind: string;
  readonly id?: number;
  /** Title of the entry in the admin. */
  readonly name?: string | null;
  readonly locale?: string;
}

/** Content that the site cannot be built from. Its message names the entry, the field and how to fix it. */
export class ContentError extends Error {
  override readonly name = "ContentError";

  /**
   * @param field path of the field, for instance `seo.picture`
   * @param problem what is wrong with it and how to fix it, to be read after the field's name
   */
  constructor(
    readonly place: ContentPlace,
    readonly field: string,
    readonly problem: string,
  ) {
    const id = place.id === undefined ? "" : ` ${place.id}`;
    const name = place.name ? ` "${place.name}"` : "";
    const locale = place.locale ? `, locale ${place.locale}` : "";
    super(`${place.kind}${id}${name}${locale}: ${field} ${problem}`);
  }
}
