import { playbackRates } from '../data/player/playback-rate.ts';

/** How every lecture's player is set up. It fills its frame, which keeps the shape. */
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
  // Else the words of the player's menus follow the page's language as far as the library knows it.
  language: 'en',
  // Said in our words, with a way on.
  errorDisplay: false,
  // Keys act on the whole page (`keys.ts`).
  userActions: { hotkeys: false },
  controlBar: {
    skipButtons: { backward: 10, forward: 10 },
    volumePanel: { inline: true },
    pictureInPictureToggle: true,
  },
};
