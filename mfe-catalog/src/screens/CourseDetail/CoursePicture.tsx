import type { CourseSummary } from '@vidya/contracts/course';
import { CategoryGlyph } from '../../parts/CategoryGlyph.tsx';
import { coursePictureFiles } from './course-picture-files.ts';
import { CardPicture } from './detail-styles.ts';

/** The course's picture, or its category's sign where there is none. */
export function CoursePicture({ course: { thumbnail, category } }: { course: CourseSummary }) {
  if (!thumbnail) {
    return (
      <CardPicture>
        <CategoryGlyph slug={category} size={72} />
      </CardPicture>
    );
  }
  return (
    <CardPicture>
      <img {...coursePictureFiles(thumbnail)} alt="" width={480} height={270} fetchPriority="high" />
    </CardPicture>
  );
}
