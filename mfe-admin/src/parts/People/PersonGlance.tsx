import type { ListedPerson } from '@vidya/contracts/calls/people';
import { count, shortDate } from '@vidya/contracts/texts/format';
import { Badge } from '@vidya/shared-ui';
import { roleName } from '../../data/people/role-name.ts';
import { Glance } from './people-styles.ts';

/** A person's summary in a closed row: role, number of courses, and last visit. */
export function PersonGlance({ person }: { person: ListedPerson }) {
  const courses = coursesOf(person);
  return (
    <Glance>
      <Badge>{roleName[person.role]}</Badge>
      <span>
        {count(courses)} {courses === 1 ? 'course' : 'courses'}
      </span>
      <span>{person.lastVisit ? `Last visit ${shortDate(person.lastVisit)}` : 'No visit yet'}</span>
    </Glance>
  );
}

/** The courses of an instructor, or a learner's active subscriptions. */
const coursesOf = ({ role, createdCourses, subscriptions }: ListedPerson): number =>
  role === 'INSTRUCTOR'
    ? createdCourses.length
    : subscriptions.filter(({ subscription_status }) => subscription_status === 'active').length;
