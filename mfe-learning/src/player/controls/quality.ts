import type Player from 'video.js/dist/types/player';
import { type Quality, storedQuality } from '../../data/player/stored-choices.ts';

/** One size of an adaptive stream. */
export interface Level {
  width: number;
  height: number;
}

interface Playlist {
  id: string;
  attributes: { RESOLUTION?: Level };
  /** The playlist failed, and is not requested again before this time (ms since 1970). */
  excludeUntil?: number;
}

/** The part of the library that plays a stream. It calls `selectPlaylist` with itself as `this`. */
export interface Stream {
  playlists?: { main?: { playlists: Playlist[] } };
  selectPlaylist: () => Playlist | undefined;
  xhr: { onResponse: (hear: (request: unknown, error: unknown, response?: { statusCode?: number }) => void) => void };
  playlistController_: { fastQualityChange_: () => void };
}

type Levels = ArrayLike<Level> & {
  selectedIndex: number;
  on: (names: string | string[], listener: () => void) => void;
};

/** The sizes that the player knows so far; null when the library has no adaptive streams. */
export const levelsOf = (player: Player): Levels | null =>
  (player as Player & { qualityLevels?: () => Levels }).qualityLevels?.() ?? null;

/** 720 for '720p', also for portrait videos. */
const sizeOf = ({ width, height }: Level): number => Math.min(width, height);

/** Largest first; empty for a plain file. */
export const sizesOf = (player: Player): number[] =>
  [...new Set(Array.from(levelsOf(player) ?? [], sizeOf))].toSorted((one, two) => two - one);

/** The size that plays now; null when no level is selected. */
export function currentSize(player: Player): number | null {
  const levels = levelsOf(player);
  const level = levels?.[levels.selectedIndex];
  return level ? sizeOf(level) : null;
}

/** The wanted size if the video has it, else the next smaller one, else the smallest. `sizes` must not be empty. */
function nearestSize(sizes: readonly number[], wanted: number): number {
  const fitting = sizes.filter((size) => size <= wanted);
  return fitting.length > 0 ? Math.max(...fitting) : Math.min(...sizes);
}

/** The size that the person chose, or the nearest one that this video has. */
export function wantedSize(player: Player): Quality {
  const sizes = sizesOf(player);
  const wanted = storedQuality();
  return wanted === 'auto' || sizes.length === 0 ? 'auto' : nearestSize(sizes, wanted);
}

export const streamOf = (player: Player): Stream | undefined => (player.tech(true) as unknown as { vhs?: Stream }).vhs;

/** 0 for a playlist without a picture. */
const pictureSize = ({ attributes: { RESOLUTION } }: Playlist): number => (RESOLUTION ? sizeOf(RESOLUTION) : 0);

function wantedPlaylist({ playlists }: Stream): Playlist | undefined {
  const wanted = storedQuality();
  const usable = (playlists?.main?.playlists ?? []).filter(
    (playlist) => pictureSize(playlist) > 0 && (playlist.excludeUntil ?? 0) <= Date.now(),
  );
  if (wanted === 'auto' || usable.length === 0) return undefined;
  const size = nearestSize(usable.map(pictureSize), wanted);
  return usable.find((playlist) => pictureSize(playlist) === size);
}

/** Makes each stream start and stay in the chosen size; `byBandwidth` is the library's own selection. */
export function keepQuality(player: Player, byBandwidth: Stream['selectPlaylist']): void {
  // The stream exists, and has not sent a request yet.
  player.on('xhr-hooks-ready', () => {
    const stream = streamOf(player);
    if (stream) stream.selectPlaylist = () => wantedPlaylist(stream) ?? byBandwidth.call(stream);
  });
}

/** Discards what was loaded in another size, so that the new size shows at once. */
export const switchNow = (player: Player): void => streamOf(player)?.playlistController_.fastQualityChange_();
