import { enrolmentLabel, type User } from '@vidya/contracts/calls/account';
import { paths } from '@vidya/contracts/texts/paths';
import { Badge, type BadgeTone } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import { CourseList, Courses } from './people-styles.ts';

interface Holding {
  courseId: string;
  title: string;
  label: string;
}

/** A learner's subscriptions, or an instructor's courses, each with its enrolment label (section 4). */
const holdingsOf = (person: User): Holding[] =>
  person.role === 'INSTRUCTOR'
    ? person.createdCourses.map((entry) => ({
        courseId: entry.courseId._id,
        title: entry.courseId.topic,
        label: enrolmentLabel(entry),
      }))
    : person.subscriptions.map((entry) => ({
        courseId: entry.courseId,
        title: entry.courseTitle,
        label: enrolmentLabel(entry),
      }));

const tones: Record<string, BadgeTone> = { Paid: 'success', Free: 'primary', Unpaid: 'warning' };

/** A person's courses. */
export function Holdings({ person }: { person: User }) {
  const holdings = holdingsOf(person);
  const heading = person.role === 'INSTRUCTOR' ? 'Courses' : 'Subscriptions';
  return (
    <Courses>
      <h3>{heading}</h3>
      {holdings.length === 0 ? <p>{person.role === 'INSTRUCTOR' ? 'No course yet' : 'No subscription yet'}</p> : null}
      <CourseList>
        {holdings.map(({ courseId, title, label }) => (
          <li key={`${courseId} ${label}`}>
            <Link to={paths.courseDetail(courseId)}>{title}</Link>
            <Badge tone={tones[label] ?? 'neutral'}>{label}</Badge>
          </li>
        ))}
      </CourseList>
    </Courses>
  );
}
