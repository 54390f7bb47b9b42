import type { ComponentProps } from "react";
import { shapeOf, type Drawing, type Shape } from "territories";

interface DrawingViewProps extends ComponentProps<"svg"> {
  drawing: Drawing;
}

/** A drawing whose parts are elements of the page. */
export function DrawingView({ drawing: { width, height, parts }, ...rest }: DrawingViewProps) {
  return (
    <svg aria-hidden="true" data-drawn viewBox={`0 0 ${width} ${height}`} {...rest}>
      {parts.map((part, index) => (
        <ShapeView key={index} shape={shapeOf(part)} />
      ))}
    </svg>
  );
}

function ShapeView({ shape: { tag: Tag, attributes, children } }: { shape: Shape }) {
  return (
    <Tag {...inReact(attributes)}>
      {children?.map((shape, index) => (
        <ShapeView key={index} shape={shape} />
      ))}
    </Tag>
  );
}

const inReact = (attributes: Shape["attributes"]) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name.startsWith("data-") ? name : name.replace(/-(.)/, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
