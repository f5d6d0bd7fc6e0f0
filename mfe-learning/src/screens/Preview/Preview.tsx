import { useTitle } from '@vidya/contracts/browser/platform';
import { messageOf } from '@vidya/contracts/calls/api-error';
import { texts } from '@vidya/contracts/texts/texts';
import { ErrorState } from '@vidya/shared-ui';
import { useViewerAddress } from '../../data/address.ts';
import { useCourse } from '../../data/lectures.ts';
import { usePreview } from '../../data/preview.ts';
import { NotAPreview } from './NotAPreview.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';
import { PreviewSkeleton } from './PreviewSkeleton.tsx';
import { Watching } from './Watching.tsx';

/** `/preview?courseId=…&lectureId=…`: a lecture that anybody may watch before buying. Nothing is recorded. */
export function Preview() {
  const { courseId, lectureId } = useViewerAddress();
  if (!courseId || !lectureId) return <NotAPreview courseId={courseId} />;
  return <Asked courseId={courseId} lectureId={lectureId} />;
}

function Asked({ courseId, lectureId }: { courseId: string; lectureId: string }) {
  const preview = usePreview(courseId, lectureId);
  const course = useCourse(courseId).data;
  useTitle(preview.data?.title ?? 'Free preview');
  if (preview.data === null) return <NotAPreview courseId={courseId} course={course} />;
  return (
    <PreviewFrame courseId={courseId} course={course}>
      {preview.isLoadingError ? (
        <ErrorState title="This preview could not be loaded" titleAs="h1" onRetry={() => void preview.refetch()}>
          {messageOf(preview.error, texts.course.detailsFailed)}
        </ErrorState>
      ) : preview.data ? (
        <Watching preview={preview.data} courseId={courseId} course={course} />
      ) : (
        <PreviewSkeleton />
      )}
    </PreviewFrame>
  );
}
