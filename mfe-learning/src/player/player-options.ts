import { playbackRates } from '../data/player/playback-rate.ts';

/** Options of every lecture's player. The player fills its frame, which sets the aspect ratio. */
export const playerOptions = {
  controls: true,
  fill: true,
  preload: 'metadata',
  playsinline: true,
  playbackRates: [...playbackRates],
  // The browser draws captions: the library's own parser and display write HTML, which Trusted Types refuse.
  html5: { nativeTextTracks: true },
  textTrackDisplay: false,
  textTrackSettings: false,
  // Otherwise the player's menus follow the page's language as far as the library knows it.
  language: 'en',
  // `PlayerError` shows our own message, with a retry.
  errorDisplay: false,
  // Shortcuts act on the whole page (`keys.ts`).
  userActions: { hotkeys: false },
  controlBar: {
    skipButtons: { backward: 10, forward: 10 },
    volumePanel: { inline: true },
    pictureInPictureToggle: true,
  },
};
