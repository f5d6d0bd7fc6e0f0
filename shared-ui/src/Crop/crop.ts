/** A picture's size in px, and the aspect ratio of the crop: width divided by height. */
export interface Source {
  width: number;
  height: number;
  aspect: number;
}

/** The cropped part of a picture: its centre in px of the picture; at zoom 1 it is the largest part that fits. */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

export const zoomMax = 4;

const between = (min: number, value: number, max: number): number => Math.min(Math.max(value, min), max);

function extent({ width, height, aspect }: Source, zoom: number) {
  const widest = Math.min(width, height * aspect);
  return { width: widest / zoom, height: widest / aspect / zoom };
}

/** The nearest crop that lies inside the picture. */
function within(source: Source, { x, y, zoom }: Crop): Crop {
  const near = between(1, zoom, zoomMax);
  const { width, height } = extent(source, near);
  return {
    x: between(width / 2, x, source.width - width / 2),
    y: between(height / 2, y, source.height - height / 2),
    zoom: near,
  };
}

export const startCrop = ({ width, height }: Source): Crop => ({ x: width / 2, y: height / 2, zoom: 1 });

/** Moves the picture by these fractions of the frame's width and height; right and down are positive. */
export function pushPicture(source: Source, crop: Crop, { right, down }: { right: number; down: number }): Crop {
  const { width, height } = extent(source, crop.zoom);
  return within(source, { ...crop, x: crop.x - right * width, y: crop.y - down * height });
}

export const zoomTo = (source: Source, crop: Crop, zoom: number): Crop => within(source, { ...crop, zoom });

/** The cropped part, in px of the picture. */
export function boxOf(source: Source, { x, y, zoom }: Crop) {
  const { width, height } = extent(source, zoom);
  return { left: x - width / 2, top: y - height / 2, width, height };
}

export type Box = ReturnType<typeof boxOf>;

const step = 0.02;
const pushes: Record<string, { right: number; down: number }> = {
  ArrowLeft: { right: -step, down: 0 },
  ArrowRight: { right: step, down: 0 },
  ArrowUp: { right: 0, down: -step },
  ArrowDown: { right: 0, down: step },
};
const zooms: Record<string, number> = { '+': 1.1, '=': 1.1, '-': 1 / 1.1, _: 1 / 1.1 };

/** The crop after a key: arrows move (five times as far with Shift), plus and minus zoom. Null for other keys. */
export function cropByKey(
  source: Source,
  crop: Crop,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): Crop | null {
  const push = pushes[key];
  const times = shiftKey ? 5 : 1;
  if (push) return pushPicture(source, crop, { right: push.right * times, down: push.down * times });
  const zoom = zooms[key];
  return zoom ? zoomTo(source, crop, crop.zoom * zoom) : null;
}
