import type { Lecture } from '@vidya/contracts/calls/lecture';
import type Player from 'video.js/dist/types/player';
import { bestLanguage, storeCaptions, storedCaptions } from '../../data/player/stored-choices.ts';

const list = (player: Player) => player.textTracks() as unknown as ArrayLike<TextTrack> & EventTarget;

const isCaptions = ({ kind }: TextTrack): boolean => kind === 'captions' || kind === 'subtitles';

/** The tracks added by script, listed at once; `textTracks()` gets them later. */
const remoteOf = (player: Player): TextTrack[] =>
  Array.from(player.remoteTextTracks() as unknown as ArrayLike<TextTrack>);

const captionsOf = (player: Player): TextTrack[] => Array.from(list(player)).filter(isCaptions);

const shownIn = (player: Player): TextTrack | undefined => captionsOf(player).find(({ mode }) => mode === 'showing');

/** Replaces the player's captions with those of the lecture, and shows them if the person has captions on. */
export function replaceCaptions(player: Player, { captions }: Lecture): void {
  for (const track of remoteOf(player).filter(isCaptions)) player.removeRemoteTextTrack(track);
  // `textTracks()` gets the tracks later, but their mode takes effect at once.
  const added = captions.map(({ src, language, label }) => {
    const options = { kind: 'captions', src, srclang: language, label };
    // `true` keeps the track until it is removed above. By itself the library drops tracks whenever it opens a file: in
    // WebKit that comes after this line when streams follow each other, and in every browser that plays the second file
    // because it cannot play the first.
    return (player.addRemoteTextTrack(options, true) as unknown as HTMLTrackElement).track;
  });
  if (!storedCaptions().isOn) return;
  for (const track of added) {
    // When one language shows, Chromium turns on another track that no script has set.
    track.mode = 'hidden';
    track.mode = track === bestLanguage(added) ? 'showing' : 'disabled';
  }
}

function show(player: Player, wanted: TextTrack | undefined): void {
  for (const track of captionsOf(player)) track.mode = track === wanted ? 'showing' : 'disabled';
}

/** Turns captions off, or on in the language chosen last. Does nothing for a lecture without captions. */
export function toggleCaptions(player: Player): void {
  if (shownIn(player)) show(player, undefined);
  else show(player, bestLanguage(captionsOf(player)));
}

/** Remembers what the person chooses in the menu or by key. */
export function storeCaptionsOf(player: Player): void {
  list(player).addEventListener('change', () => {
    // Between two lectures the player has no captions.
    if (captionsOf(player).length === 0) return;
    const shown = shownIn(player);
    const before = storedCaptions();
    // A lecture without the chosen language shows another one: the choice stays.
    if (shown && before.isOn && shown === bestLanguage(captionsOf(player))) return;
    storeCaptions(shown !== undefined, shown?.language ?? before.language);
  });
}

/**
 * A stream stores metadata about its segments in a track without a file. WebKit plays nothing while an enabled track
 * has not loaded, and that one never loads. Nothing reads it, so it is disabled.
 */
export function disableStreamNotes(player: Player): void {
  // The library creates the track right after this event; the browser checks the tracks in a later task.
  player.on('xhr-hooks-ready', () =>
    queueMicrotask(() => {
      for (const track of remoteOf(player)) if (track.kind === 'metadata') track.mode = 'disabled';
    }),
  );
}
