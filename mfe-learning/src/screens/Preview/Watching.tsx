import type { CourseDetail } from '@vidya/contracts/calls/course';
import type { LecturePreview } from '@vidya/contracts/calls/watching';
import { isFilm } from '@vidya/contracts/rules/course/lecture-source';
import { Badge, Skeleton, Stack } from '@vidya/shared-ui';
import { useState } from 'react';
import { createPlayhead } from '../../data/player/playhead.ts';
import { unrecorded } from '../../data/player/report-progress.ts';
import { playable } from '../../data/public-pages.ts';
import { Description } from '../../parts/styles.ts';
import { LecturePlayer } from '../../player/LecturePlayer.tsx';
import { Screen } from '../../player/player-styles.ts';
import { Sheet } from '../../reading/article-styles.ts';
import { LectureText } from '../../reading/LectureText.tsx';
import { Resources } from '../../reading/Resources.tsx';
import { About, Columns } from './preview-styles.ts';
import { OtherPreviews, TheCourse } from './TheCourse.tsx';

interface WatchingProps {
  courseId: string;
  preview: LecturePreview;
  course: CourseDetail | undefined;
}

/** The player first with its description below, or the text; the course beside it. */
export function Watching({ courseId, preview, course }: WatchingProps) {
  const [playhead] = useState(createPlayhead);
  return (
    <Columns>
      <Stack $gap={5}>
        {isFilm(preview.kind) ? (
          <>
            <Screen key={preview._id}>
              <LecturePlayer
                lecture={playable(preview)}
                request={preview._id}
                startAt={0}
                isPlaying={false}
                events={unrecorded}
                playhead={playhead}
              />
            </Screen>
            <PreviewTitle preview={preview} />
            {preview.resources.length > 0 ? <Resources resources={preview.resources} /> : null}
          </>
        ) : (
          <Sheet>
            <PreviewTitle preview={preview} />
            <LectureText courseId={courseId} lecture={playable(preview)} isRecorded={false} playhead={playhead} />
          </Sheet>
        )}
      </Stack>
      <Stack $gap={6}>
        {course ? (
          <>
            <TheCourse course={course} lectureId={preview._id} />
            <OtherPreviews course={course} currentId={preview._id} />
          </>
        ) : null}
      </Stack>
    </Columns>
  );
}

function PreviewTitle({ preview: { title, description } }: { preview: LecturePreview }) {
  return (
    <About>
      <Badge tone="success">Free preview</Badge>
      <h1 tabIndex={-1}>{title}</h1>
      {description.trim() ? <Description>{description}</Description> : null}
    </About>
  );
}

/** Holds the room of player, text and course. */
export function PreviewSkeleton() {
  return (
    <Columns aria-busy="true" aria-label="Loading the preview">
      <Stack $gap={5}>
        <Screen />
        <About>
          <Skeleton width="6rem" height="1.5rem" />
          <Skeleton width="60%" height="2rem" />
          <Skeleton width="90%" />
        </About>
      </Stack>
      <Skeleton height="14rem" shape="block" />
    </Columns>
  );
}
