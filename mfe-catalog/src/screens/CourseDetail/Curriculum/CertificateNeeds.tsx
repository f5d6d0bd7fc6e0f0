import type { CourseDetail } from '@vidya/contracts/calls/course';
import { needsText, statusText } from '@vidya/contracts/rules/course/certificate-text';
import { Icon } from '@vidya/shared-ui';
import { line } from '@vidya/shared-ui/mixins';
import { color, space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

/** What the certificate needs, or how far a learner is; nothing where it is every lecture and no more. */
export function CertificateNeeds({ course }: { course: CourseDetail }) {
  const text = course.enrolment ? ownText(course) : course.certificate && needsText(course.certificate);
  if (!text) return null;
  return (
    <Line>
      <Icon name="award" size={18} />
      <span>Certificate: {text}</span>
    </Line>
  );
}

const ownText = ({ enrolment, noOfLectures }: CourseDetail): string => {
  const status = enrolment?.certificate;
  if (!status) return '';
  return status.isEarned ? 'yours, in My Courses' : statusText(status, noOfLectures);
};

const Line = styled.p`
  ${line(2)}
  align-items: flex-start;
  margin-top: ${space[2]};

  > svg {
    flex: none;
    margin-top: 0.2em;
    color: ${color.accentInk};
  }
`;
