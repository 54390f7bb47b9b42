import type { SharedDraft } from "../shared-draft";

type Cut = Pick<NonNullable<SharedDraft["picture"]>, "width" | "height" | "focal">;

/** Width and height of a card. */
export const CARD = { width: 1200, height: 630 };

/** A picture as the build cuts it: in the shape of a card, its focal point as near to the middle as it goes. */
export function cutAround({ width, height, focal }: Cut) {
  const scale = Math.max(CARD.width / width, CARD.height / height);
  const offset = (share: number, length: number, kept: number) =>
    Math.min(length - kept, Math.max(0, share * length - kept / 2));
  const [wide, tall] = [width * scale, height * scale];
  return {
    width: `${(wide / CARD.width) * 100}%`,
    maxWidth: "none",
    transform: `translate(${(-100 * offset(focal.x, wide, CARD.width)) / wide}%, ${(-100 * offset(focal.y, tall, CARD.height)) / tall}%)`,
  };
}
