import { toast, useConfig, useDocumentInfo } from "@payloadcms/ui";
import { goToField } from "./go-to-field";
import { useMakingRoom } from "./make-room";
import type { Destination } from "./show-field";

/**
 * The way to a field of the form that is open.
 * @param missing notice for a field that the form does not have
 * @returns goes there, and returns a function that ends it; undefined where there is no form
 */
export function useWayToField(missing: string): ((destination: Destination) => () => void) | undefined {
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const makeRoom = useMakingRoom();
  const entity = collectionSlug ? getEntityConfig({ collectionSlug }) : globalSlug && getEntityConfig({ globalSlug });
  if (!entity) return undefined;
  const onMissing = () => void toast.error(missing);
  return (destination) => goToField(entity.fields, destination, { makeRoom, onMissing });
}
