/** Key beside the fields of a save: the `updatedAt` of the version that it began with. Without it nothing is compared. */
export const BASED_ON = "basedOn";
