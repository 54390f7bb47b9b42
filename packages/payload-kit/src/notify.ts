/** Notices for editors, which all plugins may send and one delivers; without that one they are dropped. */
import type { Payload } from "payload";
import type { Localized } from "./texts";

export interface Notice {
  /** Subject that users subscribe to, for instance `sets`. */
  readonly kind: string;
  /** One line without personal data of people who have no account: it becomes the subject of a mail. */
  readonly text: Localized;
  /** Page of the admin, below its address: `/collections/sets/4`. */
  readonly path: string;
}

type Deliver = (payload: Payload, notice: Notice) => Promise<void>;

/** For `custom` of the config. */
export const noticeDelivery = (deliver: Deliver) => ({ deliverNotice: deliver });

/** Sends a notice while the caller goes on; a failure is logged and not thrown. */
export function notify(payload: Payload, notice: Notice): void {
  const deliver: Deliver | undefined = payload.config.custom.deliverNotice;
  deliver?.(payload, notice).catch((error: unknown) =>
    payload.logger.error({ err: error, msg: `The notice "${notice.text.en}" could not be delivered.` }),
  );
}
