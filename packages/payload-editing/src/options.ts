export interface EditingOptions {
  /** Field with the name of the user who saved an entry last; without it the dialog of a refused save names no one. */
  readonly savedBy?: string;
  /** Fields that saves set by themselves: they differ between versions without an edit. */
  readonly stamps?: readonly string[];
  /** Fields with lists of texts to which publications add. A save keeps what was added since it began. */
  readonly addedTo?: readonly string[];
}
