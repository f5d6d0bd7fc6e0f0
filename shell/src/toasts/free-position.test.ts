import { type Box, freePosition } from './free-position.ts';

const window: Box = { left: 0, top: 0, right: 1000, bottom: 800 };
const size = { width: 350, height: 60 };
const wanted = { left: 634, top: 80 };
const place = (taken: Box[], area = window, toast = size, want = wanted, headings: Box[] = []) =>
  freePosition({ wanted: want, size: toast, area, taken, headings });
const covers = (box: Box, { left, top }: { left: number; top: number }, { width, height } = size) =>
  left < box.right && left + width > box.left && top < box.bottom && top + height > box.top;

test('stays where it is wanted while nothing is there', () => {
  expect(place([])).toEqual(wanted);
  expect(place([{ left: 0, top: 80, right: 600, bottom: 200 }])).toEqual(wanted);
});

test('goes as little down as there is need', () => {
  const fields = { left: 700, top: 90, right: 980, bottom: 140 };
  const { left, top } = place([fields]);
  expect([left, covers(fields, { left, top })]).toEqual([634, false]);
  expect(top).toBeLessThan(165);
});

test('goes to the other side where its own is full', () => {
  const table = { left: 400, top: 0, right: 1000, bottom: 800 };
  expect(place([table])).toEqual({ left: 16, top: 80 });
});

test('covers no control of a phone’s page that has a gap', () => {
  const phone = { left: 0, top: 0, right: 375, bottom: 800 };
  const toast = { width: 343, height: 56 };
  const menu = { left: 16, top: 80, right: 359, bottom: 140 };
  const fields = { left: 16, top: 250, right: 359, bottom: 800 };
  const found = place([menu, fields], phone, toast, { left: 16, top: 80 });
  expect([menu, fields].some((box) => covers(box, found, toast))).toBe(false);
});

test('stays where it is wanted when the window is full of controls', () => {
  expect(place([window])).toEqual(wanted);
});

describe('on a phone that is full of controls', () => {
  const phone = { left: 0, top: 0, right: 375, bottom: 800 };
  const toast = { width: 343, height: 56 };
  const list = { left: 16, top: 180, right: 359, bottom: 800 };
  const title = { left: 16, top: 90, right: 359, bottom: 180 };
  const at = { left: 16, top: 80 };

  test('covers a control rather than a heading', () => {
    const found = place([list], phone, toast, at, [title]);
    expect(covers(title, found, toast)).toBe(false);
  });

  test('covers as little as there is to cover', () => {
    const gap = { ...list, top: 300, bottom: 330 };
    const found = place(
      [
        { ...list, bottom: 300 },
        { ...list, top: 340 },
      ],
      phone,
      toast,
      at,
      [title],
    );
    expect(covers(gap, found, toast)).toBe(true);
  });
});
