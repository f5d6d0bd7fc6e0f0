import type Player from 'video.js/dist/types/player';
import { nearestSize, type Quality, rememberedQuality } from '../../data/player/quality-choice.ts';

/** One size of an adaptive stream. */
export interface Level {
  width: number;
  height: number;
}

interface Playlist {
  id: string;
  attributes: { RESOLUTION?: Level };
  /** It failed, and is not asked for again before that moment. */
  excludeUntil?: number;
}

/** The part of the library that plays a stream. `this` of its selector is itself. */
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

/** The sizes that the player knows of now; null where the library has no adaptive streams. */
export const levelsOf = (player: Player): Levels | null =>
  (player as Player & { qualityLevels?: () => Levels }).qualityLevels?.() ?? null;

/** 720 for '720p', upright pictures too. */
const sizeOf = ({ width, height }: Level): number => Math.min(width, height);

/** Largest first; empty for a plain file. */
export const sizesOf = (player: Player): number[] =>
  [...new Set(Array.from(levelsOf(player) ?? [], sizeOf))].toSorted((one, two) => two - one);

/** What is played now, while the player chooses by itself. */
export function currentSize(player: Player): number | null {
  const levels = levelsOf(player);
  const level = levels?.[levels.selectedIndex];
  return level ? sizeOf(level) : null;
}

/** What the person wants, as far as this video has it. */
export function wantedSize(player: Player): Quality {
  const sizes = sizesOf(player);
  const wanted = rememberedQuality();
  return wanted === 'auto' || sizes.length === 0 ? 'auto' : nearestSize(sizes, wanted);
}

export const streamOf = (player: Player): Stream | undefined => (player.tech(true) as unknown as { vhs?: Stream }).vhs;

function wantedPlaylist({ playlists }: Stream): Playlist | undefined {
  const wanted = rememberedQuality();
  const usable = (playlists?.main?.playlists ?? []).flatMap((playlist) => {
    const { attributes, excludeUntil = 0 } = playlist;
    return attributes.RESOLUTION && excludeUntil <= Date.now()
      ? [{ playlist, size: sizeOf(attributes.RESOLUTION) }]
      : [];
  });
  if (wanted === 'auto' || usable.length === 0) return undefined;
  const size = nearestSize(
    usable.map((each) => each.size),
    wanted,
  );
  return usable.find((each) => each.size === size)?.playlist;
}

/** Lets each stream begin and go on in the wanted size; `byBandwidth` is how the library itself chooses. */
export function keepQuality(player: Player, byBandwidth: Stream['selectPlaylist']): void {
  // The stream is there, and has not asked for anything yet.
  player.on('xhr-hooks-ready', () => {
    const stream = streamOf(player);
    if (stream) stream.selectPlaylist = () => wantedPlaylist(stream) ?? byBandwidth.call(stream);
  });
}

/** What has been loaded in another size is thrown away: what was chosen is seen at once. */
export const switchNow = (player: Player): void => streamOf(player)?.playlistController_.fastQualityChange_();
