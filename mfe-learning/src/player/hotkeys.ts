import type Player from 'video.js/dist/types/player';
import { playbackRates } from '../data/playback-rate.ts';

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

const togglePlay: Act = (player) => {
  if (player.paused()) void player.play()?.catch(() => undefined);
  else player.pause();
};

const toggleFullscreen: Act = (player) => {
  void (player.isFullscreen() ? player.exitFullscreen() : player.requestFullscreen());
};

/** The first captions on or off. */
const toggleCaptions: Act = (player) => {
  const tracks = Array.from(player.textTracks() as unknown as ArrayLike<TextTrack>);
  const track = tracks.find((candidate) => candidate.kind === 'captions');
  if (track) track.mode = track.mode === 'showing' ? 'disabled' : 'showing';
};

const acts: Record<string, Act> = {
  ' ': togglePlay,
  k: togglePlay,
  j: seekBy(-10),
  l: seekBy(10),
  ArrowLeft: seekBy(-5),
  ArrowRight: seekBy(5),
  ArrowUp: volumeBy(0.1),
  ArrowDown: volumeBy(-0.1),
  m: (player) => player.muted(!player.muted()),
  f: toggleFullscreen,
  c: toggleCaptions,
  '<': rateBy(-1),
  '>': rateBy(1),
};

/** What keys do while the focus is inside the player; 0 to 9 jump to tenths. */
export function onPlayerKey(player: Player, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  // A button keeps its own key.
  if (event.key === ' ' && event.target instanceof HTMLButtonElement) return;
  const tenth = /^\d$/.test(event.key) ? Number(event.key) : null;
  const act = tenth === null ? acts[event.key] : jumpToTenth(tenth);
  if (!act) return;
  event.preventDefault();
  act(player);
}

const jumpToTenth =
  (tenth: number): Act =>
  (player) =>
    player.currentTime(((player.duration() ?? 0) * tenth) / 10);
