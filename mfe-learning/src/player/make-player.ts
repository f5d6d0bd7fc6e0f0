import type ButtonClass from 'video.js/dist/types/button';
import type Component from 'video.js/dist/types/component';
import type Player from 'video.js/dist/types/player';
import { playbackRates, storeRate } from '../data/player/stored-choices.ts';
import { disableStreamNotes, storeCaptionsOf } from './controls/captions.ts';
import { keepQuality, levelsOf, type Stream } from './controls/quality.ts';
import { makeQualityButton } from './controls/quality-button.ts';
import type { Library } from './library.ts';

type WholeLibrary = Library & { Vhs: { STANDARD_PLAYLIST_SELECTOR: Stream['selectPlaylist'] } };

/** Options of every lecture's player. The player fills its frame, which sets the aspect ratio. */
const options = {
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

/** Creates a player at the end of a frame. Without `onTheatre` it has no theatre button. */
export function makePlayer(library: Library, frame: Element, onTheatre: (() => void) | null): Player {
  const element = document.createElement('video-js');
  frame.append(element);
  const player = library(element, options);
  const bar = player.getChild('ControlBar');
  const before = bar?.getChild('PictureInPictureToggle');
  const add = (button: Component): void => {
    bar?.addChild(button, {}, before ? bar.children().indexOf(before) : undefined);
  };
  if (levelsOf(player)) {
    keepQuality(player, (library as WholeLibrary).Vhs.STANDARD_PLAYLIST_SELECTOR);
    add(makeQualityButton(library, player));
  }
  if (onTheatre) add(makeTheatreButton(library, player, onTheatre));
  storeCaptionsOf(player);
  disableStreamNotes(player);
  player.on('ratechange', () => {
    const rate = player.playbackRate() ?? 1;
    storeRate(rate);
    player.defaultPlaybackRate(rate);
  });
  return player;
}

/** The button that gives the player the page's full width, and takes it back. */
function makeTheatreButton(library: Library, player: Player, onToggle: () => void): Component {
  const Button = library.getComponent('Button') as unknown as typeof ButtonClass;

  class TheatreButton extends Button {
    constructor() {
      super(player, {});
      this.controlText('Theatre mode');
    }
    override handleClick(): void {
      onToggle();
    }
    override buildCSSClass(): string {
      return `vjs-theatre ${super.buildCSSClass()}`;
    }
  }
  return new TheatreButton();
}
