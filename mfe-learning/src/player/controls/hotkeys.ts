import type Player from 'video.js/dist/types/player';
import { playbackRates } from '../../data/player/stored-choices.ts';
import { toggleCaptions } from './captions.ts';
import { isInPlayer, isOnControl } from './keys.ts';

type Act = (player: Player) => void;

const seekBy = (player: Player, seconds: number) =>
  player.currentTime(Math.min(player.duration() ?? 0, Math.max(0, (player.currentTime() ?? 0) + seconds)));

const volumeBy = (player: Player, step: number) =>
  player.volume(Math.min(1, Math.max(0, (player.volume() ?? 1) + step)));

function rateBy(player: Player, steps: number): void {
  const rate = playbackRates[playbackRates.findIndex((each) => each === player.playbackRate()) + steps];
  if (rate) player.playbackRate(rate);
}

const togglePlay: Act = (player) => {
  if (player.paused()) void player.play()?.catch(() => undefined);
  else player.pause();
};

/** A browser may refuse; the buttons are still there. */
const attempt = (asked: unknown) => void Promise.resolve(asked).catch(() => undefined);

const toggleFullscreen: Act = (player) =>
  attempt(player.isFullscreen() ? player.exitFullscreen() : player.requestFullscreen());

const togglePicture: Act = (player) =>
  attempt(player.isInPictureInPicture() ? player.exitPictureInPicture() : player.requestPictureInPicture());

const anywhere: Record<string, Act> = {
  k: togglePlay,
  j: (player) => seekBy(player, -10),
  l: (player) => seekBy(player, 10),
  m: (player) => player.muted(!player.muted()),
  f: toggleFullscreen,
  i: togglePicture,
  c: toggleCaptions,
  '<': (player) => rateBy(player, -1),
  '>': (player) => rateBy(player, 1),
};

/** These keys have other uses when a link, a button or a tab has focus. */
const whereFree: Record<string, Act> = {
  ' ': togglePlay,
  ArrowLeft: (player) => seekBy(player, -5),
  ArrowRight: (player) => seekBy(player, 5),
};

/** Outside the player these keys scroll the page. */
const inPlayer: Record<string, Act> = {
  ArrowUp: (player) => volumeBy(player, 0.1),
  ArrowDown: (player) => volumeBy(player, -0.1),
};

/** A held key repeats these; every other key acts once. */
const canRepeat = /^(Arrow|[jl]$)/;

function actOf(key: string, event: KeyboardEvent): Act | undefined {
  if (/^\d$/.test(key)) return (player) => player.currentTime(((player.duration() ?? 0) * Number(key)) / 10);
  if (Object.hasOwn(anywhere, key)) return anywhere[key];
  if (isInPlayer(event) && key.startsWith('Arrow'))
    return usesArrows(event) ? undefined : (whereFree[key] ?? inPlayer[key]);
  return isOnControl(event) ? undefined : whereFree[key];
}

/** The player's own sliders and menu buttons. */
const usesArrows = ({ target }: KeyboardEvent): boolean =>
  (target as Element).closest('[role="slider"], [aria-haspopup]') !== null;

/** Applies a key to the player; 0 to 9 jump to tenths of the video. Returns false when the key has no use here. */
export function playerKey(player: Player, key: string, event: KeyboardEvent): boolean {
  const act = actOf(key, event);
  if (!act) return false;
  // Shows the controls for a moment, and with them what the key did.
  player.reportUserActivity(event);
  if (!event.repeat || canRepeat.test(key)) act(player);
  return true;
}
