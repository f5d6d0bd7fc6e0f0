import { type Lecture, lectureSource } from '@vidya/contracts/calls/lecture';
import { texts } from '@vidya/contracts/texts/texts';
import { lazyPart, Spinner } from '@vidya/shared-ui';
import { Suspense } from 'react';
import { isOnItsWay } from '../../data/lectures.ts';
import type { Playhead } from '../../data/player/playhead.ts';
import type { WatchEvents } from '../../data/player/report-progress.ts';
import { NextOffer } from '../../player/NextOffer.tsx';
import { NoPlayer } from '../../player/NoPlayer.tsx';
import { Notice } from '../../player/Notice.tsx';
import { Screen } from '../../player/player-styles.ts';
import { YouTubePlayer } from '../../player/YouTube/YouTubePlayer.tsx';

const importPlayer = () => import('../../player/VideoPlayer.tsx');
const VideoPlayer = lazyPart(async () => (await importPlayer()).VideoPlayer, NoPlayer);

/** Fetches the player's code while the lectures load. */
export const preloadPlayer = (): void => void importPlayer().catch(() => undefined);

interface StageProps {
  lecture: Lecture;
  request: string;
  /** In seconds. */
  startAt: number;
  isPlaying: boolean;
  events: WatchEvents;
  playhead: Playhead;
  /** Playback has stopped and does not continue by itself. */
  onError: () => void;
  onTheatre: () => void;
  /** The lecture to offer after the end; null when there is none. */
  offer: Lecture | null;
  onNext: () => void;
  onStay: () => void;
}

/** The lecture itself: YouTube first, else the uploaded video, else a text (section 2, lecture viewer). */
export function Stage({ offer, onNext, onStay, ...showing }: StageProps) {
  return (
    <Screen>
      <Content {...showing} />
      {offer ? <NextOffer title={offer.title} onGo={onNext} onCancel={onStay} /> : null}
    </Screen>
  );
}

function Content(props: Omit<StageProps, 'offer' | 'onNext' | 'onStay'>) {
  const { lecture } = props;
  const source = lectureSource(lecture);
  if (source.kind === 'youtube')
    return <YouTubePlayer key={lecture._id} link={source.link} title={lecture.title} isPlaying={props.isPlaying} />;
  if (source.kind === 'none') return <Notice>{absence(lecture)}</Notice>;
  return (
    <Suspense fallback={<Notice>{<Spinner size={32} />}</Notice>}>
      <VideoPlayer {...props} />
    </Suspense>
  );
}

function absence({ state }: Lecture): string {
  return isOnItsWay(state)
    ? 'This video is being prepared. It plays here as soon as it is ready.'
    : texts.lecture.noVideo;
}
