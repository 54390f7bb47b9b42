"use client";

import { getTranslation } from "@payloadcms/translations";
import {
  ErrorPill,
  useAllFormFields,
  useConfig,
  useFormSubmitted,
  usePayloadAPI,
  useTranslation,
} from "@payloadcms/ui";
import type { LabelFunction, Option, StaticLabel } from "payload";
import styles from "./block-head.module.css";

export interface BlockHeadProps {
  /** Address of the icon. */
  icon: string;
  name: LabelFunction | StaticLabel;
  /** Paths of texts, of which the first that is written is the block's title. */
  titles: readonly string[];
  /** Name of the field with its picture. */
  picture: string | undefined;
  /** A field whose option says which one of its kind the block is. */
  choice: { path: string; options: readonly Option[] } | undefined;
}

/** The head of a block: its icon, its kind, its title and its picture, so that it is known when it is closed. */
export function BlockHead({ icon, name, titles, picture, choice }: BlockHeadProps) {
  const { i18n } = useTranslation();
  const hasSubmitted = useFormSubmitted();
  const [fields] = useAllFormFields();
  const valueOf = (path: string | undefined): unknown => (path ? fields[path]?.value : undefined);
  const chosen = choice?.options.find((option) => typeof option === "object" && option.value === valueOf(choice.path));
  const words = [
    typeof chosen === "object" && getTranslation(chosen.label, i18n),
    titles.map(valueOf).find((value) => typeof value === "string" && value.trim() !== ""),
  ];
  const id = valueOf(picture);
  const errors = Object.values(fields).filter(({ valid }) => valid === false).length;
  return (
    <div className={styles.head}>
      <img src={icon} alt="" width={20} height={20} />
      <b>{getTranslation(name, i18n)}</b>
      {typeof id === "number" && <Thumbnail id={id} />}
      <span>{words.filter(Boolean).join(": ")}</span>
      {hasSubmitted && errors > 0 && <ErrorPill count={errors} i18n={i18n} withMessage />}
    </div>
  );
}

function Thumbnail({ id }: { id: number }) {
  const { config } = useConfig();
  const [{ data }] = usePayloadAPI(`${config.routes.api}/media/${id}`, { initialParams: { depth: 0 } });
  const address: unknown = data?.thumbnailURL ?? data?.url;
  return typeof address === "string" ? <img src={address} alt="" /> : null;
}
