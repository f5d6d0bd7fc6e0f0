import type { Lecture } from '@vidya/contracts/lecture';
import type Player from 'video.js/dist/types/player';
import { bestLanguage, rememberCaptions, rememberedCaptions } from '../data/captions-choice.ts';

const list = (player: Player) => player.textTracks() as unknown as ArrayLike<TextTrack> & EventTarget;

const captionsOf = (player: Player): TextTrack[] =>
  Array.from(list(player)).filter(({ kind }) => kind === 'captions' || kind === 'subtitles');

const shownIn = (player: Player): TextTrack | undefined => captionsOf(player).find(({ mode }) => mode === 'showing');

/** Gives the player a lecture's captions, and shows those that the person wants to see. */
export function replaceCaptions(player: Player, { captions }: Lecture): void {
  const old = player.remoteTextTracks() as unknown as ArrayLike<TextTrack>;
  for (const track of Array.from(old)) player.removeRemoteTextTrack(track);
  // The player's list learns of them later; the mode counts from the beginning.
  const added = captions.map(({ src, language, label }) => {
    const options = { kind: 'captions', src, srclang: language, label };
    return (player.addRemoteTextTrack(options, false) as unknown as HTMLTrackElement).track;
  });
  if (!rememberedCaptions().isOn) return;
  for (const track of added) {
    // Where one language shows, Chromium turns on another one that no script has touched.
    track.mode = 'hidden';
    track.mode = track === bestLanguage(added) ? 'showing' : 'disabled';
  }
}

function show(player: Player, wanted: TextTrack | undefined): void {
  for (const track of captionsOf(player)) track.mode = track === wanted ? 'showing' : 'disabled';
}

/** Captions on, in the language of the last time, or off. Nothing where there are none. */
export function toggleCaptions(player: Player): void {
  if (shownIn(player)) show(player, undefined);
  else show(player, bestLanguage(captionsOf(player)));
}

/** Keeps what the person chooses in the menu or by key. */
export function rememberCaptionsOf(player: Player): void {
  list(player).addEventListener('change', () => {
    // Between two lectures there is nothing to choose from.
    if (captionsOf(player).length === 0) return;
    const shown = shownIn(player);
    const before = rememberedCaptions();
    // A lecture without the wished language shows another one: the wish stays.
    if (shown && before.isOn && shown === bestLanguage(captionsOf(player))) return;
    rememberCaptions({ isOn: shown !== undefined, language: shown?.language ?? before.language });
  });
}
