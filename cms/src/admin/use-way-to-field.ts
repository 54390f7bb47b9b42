import { toast, useConfig, useDocumentInfo } from "@payloadcms/ui";
import { goToField } from "./go-to-field";
import { useMakingRoom } from "./make-room";
import type { Destination } from "./show-field";
import { useTexts } from "../use-texts";

/**
 * The way to a field of the form that is open; where the form does not have it, a notice says so.
 * @returns goes there, and returns a function that ends it; undefined where there is no form
 */
export function useWayToField(): ((place: Destination) => () => void) | undefined {
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { t } = useTexts();
  const makeRoom = useMakingRoom();
  const entity = collectionSlug ? getEntityConfig({ collectionSlug }) : globalSlug && getEntityConfig({ globalSlug });
  if (!entity) return undefined;
  const onMissing = () => void toast.error(t("admin:fieldMissing"));
  return (place) => goToField(entity.fields, place, { makeRoom, onMissing });
}
