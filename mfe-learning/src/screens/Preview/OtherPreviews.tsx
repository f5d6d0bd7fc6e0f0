import type { CourseDetail } from '@vidya/contracts/calls/course';
import { duration } from '@vidya/contracts/texts/format';
import { paths } from '@vidya/contracts/texts/paths';
import { Icon, VisuallyHidden } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import { Length, Previews, PreviewsHeading } from './preview-styles.ts';

interface OtherPreviewsProps {
  course: CourseDetail;
  /** The preview that plays now. */
  currentId: string;
}

/** All free previews of the course; nothing when this is the only one. */
export function OtherPreviews({ course, currentId }: OtherPreviewsProps) {
  const previews = course.lectures.filter(({ isPreview, hidden }) => isPreview && !hidden);
  if (!previews.some(({ _id }) => _id !== currentId)) return null;
  return (
    <nav aria-labelledby="free-previews">
      <PreviewsHeading id="free-previews">Free previews of this course</PreviewsHeading>
      <Previews role="list">
        {previews.map(({ _id, title, durationSeconds }) => (
          <li key={_id}>
            <Link to={paths.preview(course._id, _id)} replace aria-current={_id === currentId ? 'page' : undefined}>
              <Icon name="play" size={16} isFilled />
              <span>
                {course.lectures.findIndex((lecture) => lecture._id === _id) + 1}. {title}
              </span>
              {durationSeconds > 0 ? (
                <Length>
                  <VisuallyHidden>Duration </VisuallyHidden>
                  {duration(durationSeconds)}
                </Length>
              ) : null}
            </Link>
          </li>
        ))}
      </Previews>
    </nav>
  );
}
