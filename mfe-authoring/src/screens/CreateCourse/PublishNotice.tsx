import { finalPrice } from '@vidya/contracts/rules/buying/price';
import type { CourseFields } from '@vidya/contracts/rules/course/course-fields';
import { rupees } from '@vidya/contracts/texts/format';
import { Banner, Note, Stack } from '@vidya/shared-ui';
import { pricePreview } from '../../data/course/stored-course.ts';

/** What the two buttons do (decision C9). `hasLecture`: the course has a lecture that learners would see. */
export const PublishNotice = ({
  id,
  fields,
  hasLecture,
}: {
  id: string;
  fields: CourseFields;
  hasLecture: boolean;
}) => (
  <Stack $gap={3} id={id}>
    <Note>
      ‘Save & Next’ publishes this course: learners can find it and {buying(fields)} at once. You can take it back in
      step 3. ‘Save as Draft’ keeps it to yourself; a title is enough.
    </Note>
    {hasLecture ? null : (
      <Banner tone="warning">
        It has no lecture yet. Save it as a draft, add lectures, and publish it in step 3, so that nobody buys an empty
        course.
      </Banner>
    )}
  </Stack>
);

function buying(fields: CourseFields): string {
  const price = pricePreview(fields);
  return price && finalPrice(price) > 0 ? `buy it for ${rupees(finalPrice(price))}` : 'begin';
}
