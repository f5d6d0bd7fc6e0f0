import { boxOf, type Crop, cropByKey, pushPicture, startCrop, zoomMax, zoomTo } from './crop.ts';

const wide = { width: 400, height: 200, aspect: 1 };
const start = startCrop(wide);
const box = (left: number, top: number, side: number) => ({ left, top, width: side, height: side });
const pressed = (crop: Crop, key: string, shiftKey = false) => cropByKey(wide, crop, { key, shiftKey });

test('starts with the largest square in the middle', () => {
  expect(boxOf(wide, start)).toEqual(box(100, 0, 200));
});

test.each([
  ['a tall picture', { width: 320, height: 500 }, { left: 0, top: 160, width: 320, height: 180 }],
  ['a very wide one', { width: 1000, height: 180 }, { left: 340, top: 0, width: 320, height: 180 }],
])('keeps the largest 16:9 part of %s', (_, size, crop) => {
  const source = { ...size, aspect: 16 / 9 };
  expect(boxOf(source, startCrop(source))).toEqual(crop);
});

test('pushing the picture right shows more of its left', () => {
  expect(boxOf(wide, pushPicture(wide, start, { right: 0.25, down: 0 }))).toEqual(box(50, 0, 200));
});

test('never leaves the picture', () => {
  const far = pushPicture(wide, start, { right: 9, down: 9 });
  expect(boxOf(wide, far)).toEqual(box(0, 0, 200));
  const other = pushPicture(wide, zoomTo(wide, start, 2), { right: -9, down: -9 });
  expect(boxOf(wide, other)).toEqual(box(300, 100, 100));
  expect(boxOf(wide, zoomTo(wide, other, 1))).toEqual(box(200, 0, 200));
});

test('zooms about the middle, between one and four', () => {
  expect(boxOf(wide, zoomTo(wide, start, 2))).toEqual(box(150, 50, 100));
  expect([zoomTo(wide, start, 0).zoom, zoomTo(wide, start, 99).zoom]).toEqual([1, zoomMax]);
});

test('is moved and zoomed by keys', () => {
  expect(pressed(start, 'ArrowLeft')?.x).toBe(204);
  expect(pressed(start, 'ArrowRight', true)?.x).toBe(180);
  expect(pressed(zoomTo(wide, start, 2), 'ArrowDown')?.y).toBe(98);
  expect(pressed(start, '+')?.zoom).toBeCloseTo(1.1);
  expect(pressed(zoomTo(wide, start, 1.1), '-')?.zoom).toBeCloseTo(1);
  expect(pressed(start, 'Tab')).toBeNull();
});
