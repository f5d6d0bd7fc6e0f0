import { type LecturePreview, lectureSource } from '@vidya/contracts/calls/lecture';
import { texts } from '@vidya/contracts/texts/texts';
import { lazyPart, Spinner } from '@vidya/shared-ui';
import { Suspense, useState } from 'react';
import { createPlayhead } from '../../data/player/playhead.ts';
import { useProgressReports } from '../../data/player/report-progress.ts';
import { playable } from '../../data/preview.ts';
import { NoPlayer } from '../../player/NoPlayer.tsx';
import { Notice } from '../../player/Notice.tsx';
import { Screen } from '../../player/player-styles.ts';
import { YouTubePlayer } from '../../player/YouTube/YouTubePlayer.tsx';

const VideoPlayer = lazyPart(async () => (await import('../../player/VideoPlayer.tsx')).VideoPlayer, NoPlayer);

interface PreviewStageProps {
  preview: LecturePreview;
  courseId: string;
}

/** The preview's player. It reports no progress to the server. */
export function PreviewStage({ preview, courseId }: PreviewStageProps) {
  const [playhead] = useState(createPlayhead);
  const events = useProgressReports(courseId, preview._id, false);
  const source = lectureSource(preview);
  return (
    <Screen>
      {source.kind === 'youtube' ? (
        <YouTubePlayer link={source.link} title={preview.title} />
      ) : source.kind === 'none' ? (
        <Notice>{texts.lecture.noVideo}</Notice>
      ) : (
        <Suspense fallback={<Notice>{<Spinner size={32} />}</Notice>}>
          <VideoPlayer
            lecture={playable(preview)}
            request={preview._id}
            startAt={0}
            isPlaying={false}
            events={events}
            playhead={playhead}
          />
        </Suspense>
      )}
    </Screen>
  );
}
