import 'video.js/dist/video-js.css';
import type { Lecture } from '@vidya/contracts/calls/lecture';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type Player from 'video.js/dist/types/player';
import type { Playhead } from '../data/player/playhead.ts';
import type { WatchEvents } from '../data/player/report-progress.ts';
import { storedRate } from '../data/player/stored-choices.ts';
import { replaceCaptions } from './controls/captions.ts';
import { playerKey } from './controls/hotkeys.ts';
import { useKeys } from './controls/keys.ts';
import { isAdaptive, useLibrary } from './library.ts';
import { listen } from './listen.ts';
import { makePlayer } from './make-player.ts';
import { PlayerError, type PlayerErrorKind } from './PlayerError.tsx';
import { PlayerFrame } from './player-frame.ts';

/** The address that a file's address leads to ends after 5 to 10 minutes; browsers keep to it for all later pieces. */
const addressMs = 5 * 60_000;

export interface VideoPlayerProps {
  lecture: Lecture;
  /** Changes whenever the person chooses a lecture; `startAt` and `isPlaying` are read then. */
  request: string;
  /** Where the lecture starts, in seconds. */
  startAt: number;
  /** Starts by itself: the person has just chosen this lecture. */
  isPlaying: boolean;
  events: WatchEvents;
  /** Receives the player's position, and its seek function. */
  playhead: Playhead;
  /** Playback has stopped and does not continue by itself: the person may have lost access. */
  onError?: () => void;
  /** Set by a page that can give the player its full width. */
  onTheatre?: () => void;
}

/** An uploaded lecture. One player serves all lectures of a visit, so that full screen and volume stay. */
export function VideoPlayer(props: VideoPlayerProps) {
  const { lecture, request, events, playhead } = props;
  const frame = useRef<HTMLDivElement>(null);
  const player = useRef<Player>(null);
  const shown = useRef<string>(null);
  const place = useRef(0);
  /** When the files were opened, in ms since 1970. */
  const openedAt = useRef(0);
  /** Cancels the seek to the start that still waits for the files' metadata. */
  const cancelStart = useRef<() => void>(null);
  const { library, hasFailed, retry: loadAgain } = useLibrary(lecture.files);
  // A new request starts without the error of the previous one.
  const [error, setError] = useState<{ kind: PlayerErrorKind; request: string } | null>(null);
  const kind = hasFailed ? 'lost' : error?.request === request ? error.kind : null;

  const tell = useEffectEvent((dispatch: (receiver: WatchEvents) => void) => dispatch(events));
  const open = (startAt: number, isPlaying: boolean): void => {
    if (!player.current) return;
    openedAt.current = Date.now();
    cancelStart.current?.();
    cancelStart.current = showLecture(player.current, { lecture, startAt, isPlaying });
  };
  const stop = useEffectEvent((what: PlayerErrorKind) => {
    const mayHaveEnded = Date.now() - openedAt.current > addressMs && navigator.onLine;
    if (mayHaveEnded && player.current) return open(place.current, !player.current.paused());
    setError({ kind: what, request });
    props.onError?.();
  });
  const show = useEffectEvent(() => {
    if (!player.current) return;
    // 'Resume' on the lecture that is already shown moves it only before anything has played.
    if (shown.current === lecture._id && player.current.hasClass('vjs-has-started')) return;
    shown.current = lecture._id;
    place.current = props.startAt;
    playhead.move(props.startAt);
    open(props.startAt, props.isPlaying);
  });
  const toggleTheatre = useEffectEvent(() => props.onTheatre?.());
  const hasTheatre = props.onTheatre !== undefined;

  useEffect(() => {
    if (!library || !frame.current) return;
    const made = makePlayer(library, frame.current, hasTheatre ? () => toggleTheatre() : null);
    player.current = made;
    listen(made, {
      tell: (what) => tell(what),
      onPlace: (seconds) => {
        place.current = seconds;
      },
      onError: (what) => stop(what),
      onGood: () => setError(null),
    });
    playhead.attach((seconds) => {
      made.currentTime(seconds);
      frame.current?.scrollIntoView({ block: 'nearest' });
    });
    return () => {
      playhead.attach(null);
      made.dispose();
      player.current = null;
      shown.current = null;
    };
  }, [library, hasTheatre, playhead]);
  useEffect(() => show(), [request, library]);
  useKeys((key, event) => player.current !== null && playerKey(player.current, key, event));

  const retry = (): void => {
    if (hasFailed) return loadAgain();
    setError(null);
    open(place.current, true);
  };
  return (
    <>
      <PlayerFrame ref={frame} />
      {kind ? <PlayerError kind={kind} onRetry={retry} /> : null}
    </>
  );
}

/**
 * Loads a lecture into the player: files, poster, captions, the remembered speed and the start position. The returned
 * function cancels the seek to that position.
 */
function showLecture(
  player: Player,
  { lecture, startAt, isPlaying }: Pick<VideoPlayerProps, 'lecture' | 'startAt' | 'isPlaying'>,
): () => void {
  player.error(null);
  player.poster(lecture.poster ?? '');
  player.src(lecture.files.map(({ src, type }) => ({ src, type })));
  // Loading resets the speed to this default, so the remembered speed survives each change of lecture.
  player.defaultPlaybackRate(storedRate());
  player.playbackRate(storedRate());
  replaceCaptions(player, lecture);
  // A stream learns where its times begin from its first segment; a seek before that lands in the wrong place.
  const loaded = lecture.files.some(isAdaptive) ? 'loadeddata' : 'loadedmetadata';
  const start = (): void => {
    if (startAt > 0) player.currentTime(startAt);
  };
  player.one(loaded, start);
  // A browser may refuse to play before the person has touched the page: the play button stays.
  if (isPlaying) void player.play()?.catch(() => undefined);
  return () => player.off(loaded, start);
}
