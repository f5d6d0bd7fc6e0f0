import type { CourseDetail, CourseSummary } from '@vidya/contracts/calls/course';
import { CategoryGlyph } from '../../parts/CategoryGlyph.tsx';
import { PlayPreview } from './Curriculum/PlayPreview.tsx';
import { coursePictureFiles } from './course-picture-files.ts';
import { CardPicture } from './detail-styles.ts';

interface CoursePictureProps {
  course: CourseSummary;
  /** Has the lectures, so it shows whether there is a preview to play. */
  detail: CourseDetail | undefined;
}

/** The course's picture, or its category's icon if there is none; on it, a link to the first free preview. */
export function CoursePicture({ course: { thumbnail, category }, detail }: CoursePictureProps) {
  return (
    <CardPicture>
      {thumbnail ? (
        <img {...coursePictureFiles(thumbnail)} alt="" width={480} height={270} fetchPriority="high" />
      ) : (
        <CategoryGlyph slug={category} size={72} />
      )}
      {detail ? <PlayPreview course={detail} /> : null}
    </CardPicture>
  );
}
