import type { Lecture } from '@vidya/contracts/calls/lecture';
import type Player from 'video.js/dist/types/player';
import { bestLanguage, rememberCaptions, rememberedCaptions } from '../../data/player/captions-choice.ts';

const list = (player: Player) => player.textTracks() as unknown as ArrayLike<TextTrack> & EventTarget;

const isCaptions = ({ kind }: TextTrack): boolean => kind === 'captions' || kind === 'subtitles';

/** Those that were added, from the moment of it; the list above learns of them later. */
const remoteOf = (player: Player): TextTrack[] =>
  Array.from(player.remoteTextTracks() as unknown as ArrayLike<TextTrack>);

const captionsOf = (player: Player): TextTrack[] => Array.from(list(player)).filter(isCaptions);

const shownIn = (player: Player): TextTrack | undefined => captionsOf(player).find(({ mode }) => mode === 'showing');

/** Gives the player a lecture's captions, and shows those that the person wants to see. */
export function replaceCaptions(player: Player, { captions }: Lecture): void {
  for (const track of remoteOf(player).filter(isCaptions)) player.removeRemoteTextTrack(track);
  // The player's list learns of them later; the mode counts from the beginning.
  const added = captions.map(({ src, language, label }) => {
    const options = { kind: 'captions', src, srclang: language, label };
    // Kept until removed above: by itself the library drops tracks whenever it opens a file, which in WebKit is after this
    // line where streams follow each other, and in every browser that takes the second file because it cannot play the first.
    return (player.addRemoteTextTrack(options, true) as unknown as HTMLTrackElement).track;
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

/**
 * A stream keeps notes about its pieces in a track without a file. WebKit plays nothing while a track that is not
 * disabled has yet to load, which that one never does; and nobody reads the notes.
 */
export function disableStreamNotes(player: Player): void {
  // The library makes the track right after this event; the browser looks at the tracks in a task of its own.
  player.on('xhr-hooks-ready', () =>
    queueMicrotask(() => {
      for (const track of remoteOf(player)) if (track.kind === 'metadata') track.mode = 'disabled';
    }),
  );
}
