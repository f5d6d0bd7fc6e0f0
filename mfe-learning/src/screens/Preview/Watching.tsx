import type { CourseDetail } from '@vidya/contracts/calls/course';
import type { LecturePreview } from '@vidya/contracts/calls/lecture';
import { Badge } from '@vidya/shared-ui';
import { OtherPreviews } from './OtherPreviews.tsx';
import { PreviewStage } from './PreviewStage.tsx';
import { About, Aside, Columns, Main } from './preview-styles.ts';
import { TheCourse } from './TheCourse.tsx';

interface WatchingProps {
  preview: LecturePreview;
  courseId: string;
  course: CourseDetail | undefined;
}

/** The player first; its description below, the course beside it. */
export function Watching({ preview, courseId, course }: WatchingProps) {
  return (
    <Columns>
      <Main>
        <PreviewStage key={preview._id} preview={preview} courseId={courseId} />
        <About>
          <Badge tone="success">Free preview</Badge>
          <h1 tabIndex={-1}>{preview.title}</h1>
          {preview.description.trim() ? <p>{preview.description}</p> : null}
        </About>
      </Main>
      <Aside>
        {course ? (
          <>
            <TheCourse course={course} lectureId={preview._id} />
            <OtherPreviews course={course} currentId={preview._id} />
          </>
        ) : null}
      </Aside>
    </Columns>
  );
}
