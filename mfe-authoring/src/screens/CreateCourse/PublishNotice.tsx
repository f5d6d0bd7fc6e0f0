import type { CourseFields } from '@vidya/contracts/rules/course-fields';
import { finalPrice } from '@vidya/contracts/rules/price';
import { rupees } from '@vidya/contracts/texts/format';
import { Banner } from '@vidya/shared-ui';
import { space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { pricePreview } from '../../data/course/course-fields.ts';
import { Note } from '../../parts/form-styles.ts';

interface PublishNoticeProps {
  id: string;
  fields: CourseFields;
  /** The course has a lecture that learners would see. */
  hasLecture: boolean;
}

/** Says what the two buttons do, before the person presses them (decision C9). */
export const PublishNotice = ({ id, fields, hasLecture }: PublishNoticeProps) => (
  <Frame id={id}>
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
  </Frame>
);

function buying(fields: CourseFields): string {
  const price = pricePreview(fields);
  return price && finalPrice(price) > 0 ? `buy it for ${rupees(finalPrice(price))}` : 'begin';
}

const Frame = styled.div`
  display: grid;
  gap: ${space[3]};
`;
