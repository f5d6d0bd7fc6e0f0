import type { CourseDetail } from '@vidya/contracts/calls/course';
import { quizzesToTake, statusText } from '@vidya/contracts/rules/course/certificate-text';
import { Icon } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import { useLecturePath } from '../../../data/as-learner.ts';
import { Quiet } from './course-finished-styles.ts';

/** What the certificate still needs, with links to its quizzes; nothing once it is earned. */
export function CertificateWay({ course: { _id, enrolment } }: { course: CourseDetail }) {
  const pathOf = useLecturePath(_id);
  const status = enrolment?.certificate;
  if (!status || status.isEarned) return null;
  return (
    <Quiet as="div">
      <Icon name="award" size={18} />
      <span>Certificate: {statusText(status)}</span>
      {quizzesToTake(status).map((quiz) => (
        <Link key={quiz._id} to={pathOf(quiz._id)} replace>
          {quiz.title}
        </Link>
      ))}
    </Quiet>
  );
}
