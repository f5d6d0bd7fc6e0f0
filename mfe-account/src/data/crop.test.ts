import { type Crop, cropByKey, pushPicture, squareOf, startCrop, zoomMost, zoomTo } from './crop.ts';

const wide = { width: 400, height: 200 };
const start = startCrop(wide);
const pressed = (crop: Crop, key: string, shiftKey = false) => cropByKey(wide, crop, { key, shiftKey });

test('starts with the largest square in the middle', () => {
  expect(squareOf(wide, start)).toEqual({ left: 100, top: 0, side: 200 });
});

test('pushing the picture right shows more of its left', () => {
  expect(squareOf(wide, pushPicture(wide, start, { right: 0.25, down: 0 }))).toEqual({ left: 50, top: 0, side: 200 });
});

test('never leaves the picture', () => {
  const far = pushPicture(wide, start, { right: 9, down: 9 });
  expect(squareOf(wide, far)).toEqual({ left: 0, top: 0, side: 200 });
  const other = pushPicture(wide, zoomTo(wide, start, 2), { right: -9, down: -9 });
  expect(squareOf(wide, other)).toEqual({ left: 300, top: 100, side: 100 });
  expect(squareOf(wide, zoomTo(wide, other, 1))).toEqual({ left: 200, top: 0, side: 200 });
});

test('zooms about the middle, between one and four', () => {
  expect(squareOf(wide, zoomTo(wide, start, 2))).toEqual({ left: 150, top: 50, side: 100 });
  expect([zoomTo(wide, start, 0).zoom, zoomTo(wide, start, 99).zoom]).toEqual([1, zoomMost]);
});

test('is moved and zoomed by keys', () => {
  expect(pressed(start, 'ArrowLeft')?.x).toBe(204);
  expect(pressed(start, 'ArrowRight', true)?.x).toBe(180);
  expect(pressed(zoomTo(wide, start, 2), 'ArrowDown')?.y).toBe(98);
  expect(pressed(start, '+')?.zoom).toBeCloseTo(1.1);
  expect(pressed(zoomTo(wide, start, 1.1), '-')?.zoom).toBeCloseTo(1);
  expect(pressed(start, 'Tab')).toBeNull();
});
