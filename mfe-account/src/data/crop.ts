export interface Size {
  width: number;
  height: number;
}

/** Which square of a picture is kept: its centre in px of the picture; at zoom 1 it is the largest that fits. */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

export const zoomMost = 4;

const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);

const sideOf = ({ width, height }: Size, zoom: number): number => Math.min(width, height) / zoom;

/** The nearest crop that lies within the picture. */
function within(size: Size, { x, y, zoom }: Crop): Crop {
  const near = between(1, zoom, zoomMost);
  const half = sideOf(size, near) / 2;
  return { x: between(half, x, size.width - half), y: between(half, y, size.height - half), zoom: near };
}

export const startCrop = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 });

/** The picture is pushed by these shares of the frame's side; to the right and down are positive. */
export function pushPicture(size: Size, crop: Crop, { right, down }: { right: number; down: number }): Crop {
  const side = sideOf(size, crop.zoom);
  return within(size, { ...crop, x: crop.x - right * side, y: crop.y - down * side });
}

export const zoomTo = (size: Size, crop: Crop, zoom: number): Crop => within(size, { ...crop, zoom });

/** The kept square, in px of the picture. */
export function squareOf(size: Size, { x, y, zoom }: Crop): { left: number; top: number; side: number } {
  const side = sideOf(size, zoom);
  return { left: x - side / 2, top: y - side / 2, side };
}

const step = 0.02;
const pushes: Record<string, { right: number; down: number }> = {
  ArrowLeft: { right: -step, down: 0 },
  ArrowRight: { right: step, down: 0 },
  ArrowUp: { right: 0, down: -step },
  ArrowDown: { right: 0, down: step },
};
const zooms: Record<string, number> = { '+': 1.1, '=': 1.1, '-': 1 / 1.1, _: 1 / 1.1 };

/** What a key makes of the crop: arrows push (five times as far with Shift), plus and minus zoom. Null for others. */
export function cropByKey(size: Size, crop: Crop, { key, shiftKey }: { key: string; shiftKey: boolean }): Crop | null {
  const push = pushes[key];
  const times = shiftKey ? 5 : 1;
  if (push) return pushPicture(size, crop, { right: push.right * times, down: push.down * times });
  const zoom = zooms[key];
  return zoom ? zoomTo(size, crop, crop.zoom * zoom) : null;
}
