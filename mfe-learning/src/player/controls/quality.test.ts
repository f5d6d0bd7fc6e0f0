import type Player from 'video.js/dist/types/player';
import { storeQuality } from '../../data/player/stored-choices.ts';
import { currentSize, keepQuality, type Stream, sizesOf, switchNow, wantedSize } from './quality.ts';

type Sizes = [width: number, height: number][];

/** A player of one stream; `begin` is the moment before the stream sends its first request. */
function playerOf(sizes: Sizes, selectedIndex = 0) {
  const levels = sizes.map(([width, height]) => ({ width, height }));
  const playlists = levels.map((level) => ({
    id: `${level.height}`,
    attributes: { RESOLUTION: level },
    excludeUntil: 0,
  }));
  const switches: (string | undefined)[] = [];
  const stream: Stream = {
    playlists: { main: { playlists } },
    selectPlaylist: () => undefined,
    xhr: { onResponse: () => undefined },
    playlistController_: { fastQualityChange_: () => void switches.push(stream.selectPlaylist()?.id) },
  };
  let begin = (): void => undefined;
  const player = {
    qualityLevels: () => Object.assign([...levels], { selectedIndex, on: () => undefined }),
    tech: () => ({ vhs: stream }),
    on: (_name: string, listener: () => void) => void (begin = listener),
  } as unknown as Player;
  keepQuality(player, () => playlists[0]);
  begin();
  return { player, stream, playlists, switches };
}

const ladder: Sizes = [
  [640, 360],
  [1280, 720],
  [1920, 1080],
];

afterEach(() => localStorage.clear());

test('sizes are listed from the largest, upright pictures by their shorter side', () => {
  expect(sizesOf(playerOf(ladder).player)).toEqual([1080, 720, 360]);
  const upright = playerOf([
    [720, 1280],
    [360, 640],
  ]);
  expect(sizesOf(upright.player)).toEqual([720, 360]);
  expect(currentSize(playerOf(ladder, 1).player)).toBe(720);
});

test('a plain file has no sizes', () => {
  expect(sizesOf({} as Player)).toEqual([]);
  expect(currentSize({} as Player)).toBeNull();
});

test('the library chooses until the person does, and again when the choice is taken back', () => {
  const { stream, player, switches } = playerOf(ladder);
  expect(stream.selectPlaylist()?.id).toBe('360');
  storeQuality(1080);
  switchNow(player);
  storeQuality('auto');
  switchNow(player);
  expect(switches).toEqual(['1080', '360']);
});

test.each([
  [720, 720, 'the wished size'],
  [900, 720, 'the next smaller one'],
  [144, 360, 'the smallest'],
])('a wish for %i plays %i from the beginning: %s', (wanted, played) => {
  storeQuality(wanted);
  const { stream, player } = playerOf(ladder);
  expect(stream.selectPlaylist()?.id).toBe(String(played));
  expect(wantedSize(player)).toBe(played);
});

test('a size that has failed gives way to the next smaller one', () => {
  storeQuality(720);
  const { stream, playlists } = playerOf(ladder);
  Object.assign(playlists[1] ?? {}, { excludeUntil: Number.POSITIVE_INFINITY });
  expect(stream.selectPlaylist()?.id).toBe('360');
});
