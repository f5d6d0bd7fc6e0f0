import 'video.js/dist/video-js.css';
import './player-font.css';
import type { Lecture } from '@vidya/contracts/lecture';
import { useEffect, useEffectEvent, useRef } from 'react';
import type Player from 'video.js/dist/types/player';
import { rememberRate } from '../data/playback-rate.ts';
import type { WatchEvents } from '../data/report-progress.ts';
import type { Playhead } from '../data/playhead.ts';
import { libraryFor } from './library.ts';
import { playerOptions } from './player-options.ts';
import { PlayerFrame } from './player-styles.ts';
import { showLecture } from './show-lecture.ts';

export interface VideoPlayerProps {
  lecture: Lecture;
  /** Changes whenever the person asks for a lecture; `startAt` and `isPlaying` are read then. */
  request: string;
  /** Where the lecture begins, in seconds. */
  startAt: number;
  /** Begins by itself: the person has just asked for this lecture. */
  isPlaying: boolean;
  events: WatchEvents;
  /** Told where the player stands; lent the way to move it. */
  playhead: Playhead;
}

/** An uploaded lecture. One player lives through all lectures of a visit, so that full screen and volume stay. */
export function VideoPlayer(props: VideoPlayerProps) {
  const { lecture, request, events, playhead } = props;
  const frame = useRef<HTMLDivElement>(null);
  const player = useRef<Player>(null);
  const shown = useRef<string>(null);

  const show = useEffectEvent(() => {
    if (!player.current) return;
    // 'Resume' on the lecture that is already here moves it only while nothing has been played.
    if (shown.current === lecture._id && player.current.hasClass('vjs-has-started')) return;
    shown.current = lecture._id;
    playhead.move(props.startAt);
    showLecture(player.current, props);
  });
  const load = useEffectEvent(() => libraryFor(lecture.files));
  const lend = useEffectEvent((seek: ((seconds: number) => void) | null) => playhead.attach(seek));
  const tell = useEffectEvent((what: (told: WatchEvents) => void) => what(events));

  useEffect(() => {
    let isGone = false;
    const begin = async (): Promise<void> => {
      const library = await load();
      if (isGone || !frame.current) return;
      const element = document.createElement('video-js');
      frame.current.append(element);
      player.current = library(element, playerOptions);
      listen(player.current, (what) => tell(what));
      lend((seconds) => {
        player.current?.currentTime(seconds);
        frame.current?.scrollIntoView({ block: 'nearest' });
      });
      show();
    };
    void begin();
    return () => {
      isGone = true;
      lend(null);
      player.current?.dispose();
      player.current = null;
      shown.current = null;
    };
  }, []);

  useEffect(() => show(), [request]);

  return <PlayerFrame ref={frame} />;
}

function listen(player: Player, tell: (what: (events: WatchEvents) => void) => void): void {
  player.on('timeupdate', () => tell((events) => events.onTime(player.currentTime() ?? 0)));
  player.on(['seeking', 'loadstart'], () => tell((events) => events.onSeek()));
  player.on('pause', () => {
    if (!player.ended()) tell((events) => events.onPause());
  });
  player.on('ended', () => tell((events) => events.onEnd()));
  player.on('ratechange', () => {
    const rate = player.playbackRate() ?? 1;
    rememberRate(rate);
    player.defaultPlaybackRate(rate);
  });
}
