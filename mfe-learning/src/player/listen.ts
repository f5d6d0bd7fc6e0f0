import type Player from 'video.js/dist/types/player';
import type { WatchEvents } from '../data/player/report-progress.ts';
import { streamOf } from './controls/quality.ts';
import type { PlayerErrorKind } from './PlayerError.tsx';

interface Ears {
  tell: (what: (events: WatchEvents) => void) => void;
  /** The current position, or the seek target, in seconds. */
  onPlace: (seconds: number) => void;
  onError: (kind: PlayerErrorKind) => void;
  /** Playback runs, or runs again. */
  onGood: () => void;
}

/** Codes of `MediaError`: network error, decoding error, source not supported. */
const [lost, undecodable, refused] = [2, 3, 4];

/** HTTP statuses of a stream segment after which a retry is useless. */
const refusals = new Set([401, 403, 404]);

/** Forwards a player's events for as long as the player exists. */
export function listen(player: Player, { tell, onPlace, onError, onGood }: Ears): void {
  player.on(['timeupdate', 'seeking'], () => {
    // A failed player reports position 0; the position before the failure is the right one.
    if (!player.error()) onPlace(player.currentTime() ?? 0);
  });
  player.on('timeupdate', () => {
    if (!player.error()) tell((events) => events.onTime(player.currentTime() ?? 0));
  });
  player.on(['seeking', 'loadstart'], () => tell((events) => events.onSeek()));
  player.on('pause', () => {
    if (!player.ended()) tell((events) => events.onPause());
  });
  player.on('ended', () => tell((events) => events.onEnd()));
  player.on('playing', onGood);
  player.on('error', () => {
    const code = player.error()?.code;
    onError(code === lost || (code !== undecodable && !navigator.onLine) ? 'lost' : 'unplayable');
  });
  // Without this the library would retry for ever.
  player.on('xhr-hooks-ready', () =>
    streamOf(player)?.xhr.onResponse((_request, _error, response) => {
      if (refusals.has(response?.statusCode ?? 0)) player.error(refused);
    }),
  );
  player.on('waiting', () => {
    if (!navigator.onLine) onError('lost');
  });
}
