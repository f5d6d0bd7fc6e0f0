import type Player from 'video.js/dist/types/player';
import { storedRate } from '../data/player/stored-choices.ts';
import { replaceCaptions } from './controls/captions.ts';
import { isAdaptive } from './library.ts';
import type { VideoPlayerProps } from './VideoPlayer.tsx';

type Showing = Pick<VideoPlayerProps, 'lecture' | 'startAt' | 'isPlaying'>;

/** Loads a lecture into the player: files, poster, captions, the remembered speed and the start position. */
export function showLecture(player: Player, { lecture, startAt, isPlaying }: Showing): void {
  player.error(null);
  player.poster(lecture.poster ?? '');
  player.src(lecture.files.map(({ src, type }) => ({ src, type })));
  // Loading resets the speed to this default, so the remembered speed survives each change of lecture.
  player.defaultPlaybackRate(storedRate());
  player.playbackRate(storedRate());
  replaceCaptions(player, lecture);
  // A stream learns where its times begin from its first segment; a seek before that lands in the wrong place.
  player.one(lecture.files.some(isAdaptive) ? 'loadeddata' : 'loadedmetadata', () => {
    if (startAt > 0) player.currentTime(startAt);
  });
  // A browser may refuse to play before the person has touched the page: the play button stays.
  if (isPlaying) void player.play()?.catch(() => undefined);
}
