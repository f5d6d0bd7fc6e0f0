import type { Lecture } from '@vidya/contracts/calls/lecture';
import type Player from 'video.js/dist/types/player';
import { rememberedRate } from '../data/player/playback-rate.ts';
import { replaceCaptions } from './controls/captions.ts';
import { isAdaptive } from './library.ts';

interface Showing {
  lecture: Lecture;
  /** Seconds. */
  startAt: number;
  isPlaying: boolean;
}

/** Puts a lecture into the player: files, poster, captions, the remembered speed and the place to go on from. */
export function showLecture(player: Player, { lecture, startAt, isPlaying }: Showing): void {
  player.error(null);
  player.poster(lecture.poster ?? '');
  player.src(lecture.files.map(({ src, type }) => ({ src, type })));
  // Loading sets the speed back to this default, so that the remembered one survives each change.
  player.defaultPlaybackRate(rememberedRate());
  player.playbackRate(rememberedRate());
  replaceCaptions(player, lecture);
  // A stream learns from its first piece where its times begin; a jump before that ends in the wrong place.
  player.one(lecture.files.some(isAdaptive) ? 'loadeddata' : 'loadedmetadata', () => {
    if (startAt > 0) player.currentTime(startAt);
  });
  // A browser may refuse to play before the person has touched the page: the button stays.
  if (isPlaying) void player.play()?.catch(() => undefined);
}
