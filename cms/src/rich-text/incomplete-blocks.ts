import { fieldSchemasToFormState } from "@payloadcms/ui/forms/fieldSchemasToFormState";
import { getTranslation } from "@payloadcms/translations";
import { flattenAllFields, type RichTextFieldValidation } from "payload";
import { isRecord, labelOf } from "payload-kit";
import { childrenOf } from "./block-fields";
import { everyBlock } from "./blocks";
import { translate } from "../i18n";

type Options = Parameters<RichTextFieldValidation>[1];

/**
 * Validation errors in the blocks of a text: the block by its label and position, the field by its label, and the
 * field's own message. Payload's message has neither the block nor the labels.
 * @param state a value of a rich text field
 * @returns a sentence for each field, in the language of the request; empty if every block is complete
 */
export async function incompleteBlocks(state: unknown, options: Options): Promise<string[]> {
  const blocks = childrenOf(isRecord(state) ? state.root : undefined).filter(({ type }) => type === "block");
  const sentences: string[] = [];
  for (const [at, { fields }] of blocks.entries()) {
    if (isRecord(fields)) sentences.push(...(await lackingIn(fields, at + 1, options)));
  }
  return sentences;
}

async function lackingIn(
  data: Record<string, unknown>,
  number: number,
  { id, collectionSlug, preferences, req }: Options,
): Promise<string[]> {
  const block = everyBlock.find(({ slug }) => slug === data.blockType);
  if (!block) return [];
  const state = await fieldSchemasToFormState({
    ...{ id, collectionSlug, data, fields: block.fields, fieldSchemaMap: undefined, initialBlockData: data },
    ...{ operation: "update", permissions: {}, preferences, renderAllFields: false, req, schemaPath: "" },
  });
  const name = block.labels ? getTranslation(block.labels.singular, req.i18n) : block.slug;
  const fields = flattenAllFields({ fields: block.fields });
  return Object.entries(state).flatMap(([path, { valid, errorMessage }]) => {
    if (valid !== false) return [];
    const label = labelOf(fields, path, req.i18n) || path;
    return [
      `${translate(req.i18n.language, "content:incompleteBlocks.blockAt", { name, number })} › ${label}: ${errorMessage ?? req.t("validation:invalidInput")}`,
    ];
  });
}
