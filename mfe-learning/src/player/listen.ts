import type Player from 'video.js/dist/types/player';
import type { WatchEvents } from '../data/report-progress.ts';
import type { TroubleKind } from './Trouble.tsx';

interface Ears {
  tell: (what: (events: WatchEvents) => void) => void;
  onTrouble: (kind: TroubleKind) => void;
  /** It plays (again). */
  onGood: () => void;
}

/** Codes of the media element: the line broke, the file cannot be decoded. */
const [lost, undecodable] = [2, 3];

/** Passes on what happens in a player, as long as it lives. */
export function listen(player: Player, { tell, onTrouble, onGood }: Ears): void {
  player.on('timeupdate', () => {
    // A player that has failed stands at 0: what counts is where it was.
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
    onTrouble(code === lost || (code !== undecodable && !navigator.onLine) ? 'lost' : 'unplayable');
  });
  player.on('waiting', () => {
    if (!navigator.onLine) onTrouble('lost');
  });
}
