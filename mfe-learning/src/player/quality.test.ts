import type Player from 'video.js/dist/types/player';
import { rememberQuality } from '../data/quality-choice.ts';
import { applyQuality, currentSize, type Level, sizesOf, wantedSize } from './quality.ts';

const level = (width: number, height: number): Level => ({ width, height, enabled: true });

function playerOf(levels: Level[], selectedIndex = 0): Player {
  const list = Object.assign([...levels], { selectedIndex, on: () => undefined });
  return { qualityLevels: () => list } as unknown as Player;
}

const ladder = () => [level(640, 360), level(1280, 720), level(1920, 1080)];
const enabled = (levels: Level[]) => levels.filter((each) => each.enabled).map(({ height }) => height);

afterEach(() => localStorage.clear());

test('sizes are listed from the largest, upright pictures by their shorter side', () => {
  expect(sizesOf(playerOf(ladder()))).toEqual([1080, 720, 360]);
  expect(sizesOf(playerOf([level(720, 1280), level(360, 640)]))).toEqual([720, 360]);
  expect(currentSize(playerOf(ladder(), 1))).toBe(720);
});

test('a plain file has no sizes', () => {
  expect(sizesOf({} as Player)).toEqual([]);
  expect(currentSize({} as Player)).toBeNull();
});

test('the player chooses by itself until told', () => {
  const levels = ladder();
  applyQuality(playerOf(levels));
  expect(enabled(levels)).toEqual([360, 720, 1080]);
});

test.each([
  [720, 720, 'the wished size'],
  [900, 720, 'the next smaller one'],
  [144, 360, 'the smallest'],
])('a wish for %i plays %i: %s', (wanted, played) => {
  rememberQuality(wanted);
  const levels = ladder();
  applyQuality(playerOf(levels));
  expect(enabled(levels)).toEqual([played]);
  expect(wantedSize(playerOf(levels))).toBe(played);
});

test('a choice can be taken back', () => {
  const levels = ladder();
  rememberQuality(360);
  applyQuality(playerOf(levels));
  rememberQuality('auto');
  applyQuality(playerOf(levels));
  expect(enabled(levels)).toEqual([360, 720, 1080]);
});
