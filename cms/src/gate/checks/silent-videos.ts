import { words, type Words } from "../../words";
import type { Check } from "../change";
import { partsOf } from "../facts/rich-text-parts";

const gone = (address: string): Words =>
  words(
    `The video ${address} is gone: its server says so. Take the block out, or give another address.`,
    `Видео ${address} больше нет: так ответил его сервер. Уберите блок или укажите другой адрес.`,
    `O vídeo ${address} não existe mais: o servidor dele o diz. Tire o bloco ou indique outro endereço.`,
  );

const silent = (address: string): Words =>
  words(
    `The video ${address} does not answer now. Open it yourself before you publish.`,
    `Видео ${address} сейчас не отвечает. Откройте его сами, прежде чем публиковать.`,
    `O vídeo ${address} não responde agora. Abra-o você mesmo antes de publicar.`,
  );

/** Videos whose address is gone or does not answer; asked by the server, never in the browser of a visitor. */
export const silentVideos: Check = ({ addresses, after }) =>
  (after?.leaves ?? []).flatMap(({ field, locale, path, value }) => {
    const videos = field.type === "richText" ? partsOf(value).videos : [];
    return videos.flatMap((address) => {
      const state = addresses.get(address);
      if (state !== "gone" && state !== "silent") return [];
      const message = state === "gone" ? gone(address) : silent(address);
      return [{ severity: state === "gone" ? "error" : "warning", field: path, locale, message, subject: address }];
    });
  });
