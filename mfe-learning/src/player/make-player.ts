import type Component from 'video.js/dist/types/component';
import type Player from 'video.js/dist/types/player';
import { rememberRate } from '../data/player/playback-rate.ts';
import { disableStreamNotes, rememberCaptionsOf } from './controls/captions.ts';
import { keepQuality, levelsOf, type Stream } from './controls/quality.ts';
import { makeQualityButton } from './controls/quality-button.ts';
import { makeTheatreButton } from './controls/theatre-button.ts';
import type { Library } from './library.ts';
import { playerOptions } from './player-options.ts';

type WholeLibrary = Library & { Vhs: { STANDARD_PLAYLIST_SELECTOR: Stream['selectPlaylist'] } };

/** Creates a player at the end of a frame. Without `onTheatre` it has no theatre button. */
export function makePlayer(library: Library, frame: Element, onTheatre: (() => void) | null): Player {
  const element = document.createElement('video-js');
  frame.append(element);
  const player = library(element, playerOptions);
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
  rememberCaptionsOf(player);
  disableStreamNotes(player);
  player.on('ratechange', () => {
    const rate = player.playbackRate() ?? 1;
    rememberRate(rate);
    player.defaultPlaybackRate(rate);
  });
  return player;
}
