import type Player from 'video.js/dist/types/player';
import { playbackRates } from '../data/playback-rate.ts';
import { onPlayerKey } from './hotkeys.ts';

/** How every lecture's player is set up. It fills its frame, which keeps the shape. */
export const playerOptions = {
  controls: true,
  fill: true,
  preload: 'metadata',
  playsinline: true,
  playbackRates: [...playbackRates],
  // The browser draws captions: the library's own parser writes HTML, which Trusted Types refuse.
  html5: { nativeTextTracks: true },
  userActions: {
    hotkeys(this: Player, event: KeyboardEvent): void {
      onPlayerKey(this, event);
    },
  },
  controlBar: {
    skipButtons: { backward: 10, forward: 10 },
    volumePanel: { inline: true },
    pictureInPictureToggle: true,
  },
};
