import type { CourseDetail } from '@vidya/contracts/calls/course';
import { quizzesToTake, statusText } from '@vidya/contracts/rules/course/certificate-text';
import { Icon } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import { useLecturePath } from '../../../data/as-learner.ts';
import { Way } from './course-finished-styles.ts';

/** What the certificate still needs, with links to its quizzes; nothing once it is earned. */
export function CertificateWay({ course: { _id, enrolment, noOfLectures } }: { course: CourseDetail }) {
  const pathOf = useLecturePath(_id);
  const status = enrolment?.certificate;
  const text = status && !status.isEarned ? statusText(status, noOfLectures) : '';
  if (!status || text === '') return null;
  const quizzes = quizzesToTake(status);
  return (
    <Way>
      <Icon name="award" size={18} />
      <div>
        <p>Certificate: {text}</p>
        {quizzes.length > 0 ? (
          <ul>
            {quizzes.map((quiz) => (
              <li key={quiz._id}>
                <Link to={pathOf(quiz._id)} replace>
                  {quiz.title}
                </Link>
                {quiz.percent === null ? null : ` ${quiz.percent} %`}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Way>
  );
}
