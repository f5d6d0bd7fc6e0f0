import type Player from 'video.js/dist/types/player';
import type { WatchEvents } from '../data/player/report-progress.ts';
import { streamOf } from './controls/quality.ts';
import type { PlayerErrorKind } from './PlayerError.tsx';

interface Ears {
  tell: (what: (events: WatchEvents) => void) => void;
  /** Where it stands or is about to stand, in seconds. */
  onPlace: (seconds: number) => void;
  onError: (kind: PlayerErrorKind) => void;
  /** It plays (again). */
  onGood: () => void;
}

/** Codes of the media element: the line broke, the file cannot be decoded. */
const [lost, undecodable, refused] = [2, 3, 4];

/** Answers to a piece of a stream after which asking again is of no use. */
const refusals = new Set([401, 403, 404]);

/** Passes on what happens in a player, as long as it lives. */
export function listen(player: Player, { tell, onPlace, onError, onGood }: Ears): void {
  player.on(['timeupdate', 'seeking'], () => {
    // A player that has failed stands at 0: what counts is where it was.
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
  // The library would ask for ever.
  player.on('xhr-hooks-ready', () =>
    streamOf(player)?.xhr.onResponse((_request, _error, response) => {
      if (refusals.has(response?.statusCode ?? 0)) player.error(refused);
    }),
  );
  player.on('waiting', () => {
    if (!navigator.onLine) onError('lost');
  });
}
