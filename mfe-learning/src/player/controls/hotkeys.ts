import type Player from 'video.js/dist/types/player';
import { playbackRates } from '../../data/player/playback-rate.ts';
import { toggleCaptions } from './captions.ts';
import { isInPlayer, isOnControl } from './keys.ts';

type Act = (player: Player) => void;

const seekBy =
  (seconds: number): Act =>
  (player) =>
    player.currentTime(Math.min(player.duration() ?? 0, Math.max(0, (player.currentTime() ?? 0) + seconds)));

const volumeBy =
  (step: number): Act =>
  (player) =>
    player.volume(Math.min(1, Math.max(0, (player.volume() ?? 1) + step)));

const rateBy =
  (steps: number): Act =>
  (player) => {
    const index = playbackRates.indexOf(player.playbackRate() as (typeof playbackRates)[number]);
    const rate = playbackRates[index + steps];
    if (rate) player.playbackRate(rate);
  };

const jumpToTenth =
  (tenth: number): Act =>
  (player) =>
    player.currentTime(((player.duration() ?? 0) * tenth) / 10);

const togglePlay: Act = (player) => {
  if (player.paused()) void player.play()?.catch(() => undefined);
  else player.pause();
};

// A browser may refuse either; the buttons are still there.
const toggleFullscreen: Act = (player) => {
  const asked: unknown = player.isFullscreen() ? player.exitFullscreen() : player.requestFullscreen();
  void Promise.resolve(asked).catch(() => undefined);
};

const togglePicture: Act = (player) => {
  const asked: unknown = player.isInPictureInPicture()
    ? player.exitPictureInPicture()
    : player.requestPictureInPicture();
  void Promise.resolve(asked).catch(() => undefined);
};

const anywhere: Record<string, Act> = {
  k: togglePlay,
  j: seekBy(-10),
  l: seekBy(10),
  m: (player) => player.muted(!player.muted()),
  f: toggleFullscreen,
  i: togglePicture,
  c: toggleCaptions,
  '<': rateBy(-1),
  '>': rateBy(1),
};

/** These keys have other uses when a link, a button or a tab has focus. */
const whereFree: Record<string, Act> = {
  ' ': togglePlay,
  ArrowLeft: seekBy(-5),
  ArrowRight: seekBy(5),
};

/** Outside the player these keys scroll the page. */
const inPlayer: Record<string, Act> = {
  ArrowUp: volumeBy(0.1),
  ArrowDown: volumeBy(-0.1),
};

/** A held key repeats these; every other key acts once. */
const canRepeat = /^(Arrow|[jl]$)/;

function actOf(key: string, event: KeyboardEvent): Act | undefined {
  if (/^\d$/.test(key)) return jumpToTenth(Number(key));
  if (Object.hasOwn(anywhere, key)) return anywhere[key];
  const isHere = isInPlayer(event);
  if (isHere && isArrow(key)) return usesArrows(event) ? undefined : (whereFree[key] ?? inPlayer[key]);
  return isOnControl(event) ? undefined : whereFree[key];
}

const isArrow = (key: string): boolean => key.startsWith('Arrow');
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
