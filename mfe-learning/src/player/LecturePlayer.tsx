import { lectureSource } from '@vidya/contracts/rules/course/lecture-source';
import { texts } from '@vidya/contracts/texts/texts';
import { Button, lazyPart, type PartFailedProps, Spinner } from '@vidya/shared-ui';
import { Suspense } from 'react';
import { isOnItsWay } from '../data/lectures.ts';
import { useHydrated } from '../data/use-hydrated.ts';
import { Notice } from './player-styles.ts';
import type { VideoPlayerProps } from './VideoPlayer.tsx';
import { YouTubePlayer } from './YouTubePlayer.tsx';

const importPlayer = () => import('./VideoPlayer.tsx');
const VideoPlayer = lazyPart(async () => (await importPlayer()).VideoPlayer, NoPlayer);

/** Fetches the player's code while the lectures load. */
export const preloadPlayer = (): void => void importPlayer().catch(() => undefined);

/** The lecture itself: YouTube first, else the uploaded video, else a text (section 2, lecture viewer). */
export function LecturePlayer(props: VideoPlayerProps) {
  const { lecture, isPlaying } = props;
  const isHydrated = useHydrated();
  const source = lectureSource(lecture);
  if (source.kind === 'link') {
    return <YouTubePlayer key={lecture._id} link={source.link} title={lecture.title} isPlaying={isPlaying} />;
  }
  if (source.kind === 'none') {
    const absence = 'This video is being prepared. It plays here as soon as it is ready.';
    return <Notice>{isOnItsWay(lecture.state) ? absence : texts.lecture.noVideo}</Notice>;
  }
  const waiting = (
    <Notice>
      <Spinner size={32} />
    </Notice>
  );
  if (!isHydrated) return waiting;
  return (
    <Suspense fallback={waiting}>
      <VideoPlayer {...props} />
    </Suspense>
  );
}

/** Stands in place of the video when the player's own code did not load. */
function NoPlayer({ onRetry }: PartFailedProps) {
  return (
    <Notice>
      <span role="alert">The player could not be loaded.</span>
      <Button size="small" onClick={onRetry}>
        Retry
      </Button>
    </Notice>
  );
}
