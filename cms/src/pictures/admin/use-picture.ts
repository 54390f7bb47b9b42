"use client";

import { useDocumentInfo, useForm, useFormFields, useUploadEdits } from "@payloadcms/ui";
import { useEffect, useState } from "react";

/** A point of a picture in percent, as Payload has it. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const MIDDLE = 50;

const numberOr = (value: unknown, other: number) => (typeof value === "number" ? value : other);

interface Picture {
  /** Address of the picture that is stored, or of the one that is chosen; undefined before either. */
  readonly source: string | undefined;
  readonly point: Point;
  readonly move: (point: Point) => void;
}

/** The picture of the form with its focal point, which Payload's own editor of pictures moves too. */
export function usePicture(): Picture {
  const { data } = useDocumentInfo();
  const { setModified } = useForm();
  const { updateUploadEdits, uploadEdits } = useUploadEdits();
  const chosen = useAddress(useFormFields(([fields]) => fields.file?.value));
  const { focalPoint } = uploadEdits ?? {};
  return {
    source: chosen ?? (typeof data?.url === "string" ? data.url : undefined),
    point: {
      x: numberOr(focalPoint?.x, numberOr(data?.focalX, MIDDLE)),
      y: numberOr(focalPoint?.y, numberOr(data?.focalY, MIDDLE)),
    },
    move(point) {
      updateUploadEdits({ focalPoint: { x: point.x, y: point.y } });
      setModified(true);
    },
  };
}

/** The picture itself as an address, for a file that is chosen and not uploaded. */
function useAddress(file: unknown): string | undefined {
  const [read, setRead] = useState<{ file: unknown; address: string }>();
  useEffect(() => {
    if (!(file instanceof Blob)) return;
    const reader = new FileReader();
    reader.onload = () => setRead({ file, address: String(reader.result) });
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return read?.file === file ? read?.address : undefined;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of the picture at an address in pixels; undefined until it has loaded. */
export function usePictureSize(source: string | undefined): Size | undefined {
  const [loaded, setLoaded] = useState<Size & { source: string }>();
  useEffect(() => {
    if (!source) return;
    const image = new Image();
    image.onload = () => setLoaded({ source, width: image.naturalWidth, height: image.naturalHeight });
    image.src = source;
    return () => void (image.onload = null);
  }, [source]);
  return loaded?.source === source ? loaded : undefined;
}
