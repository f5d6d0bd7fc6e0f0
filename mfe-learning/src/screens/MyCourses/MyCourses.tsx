import { usePerson, useTitle } from '@vidya/contracts/browser/platform';
import { paths } from '@vidya/contracts/texts/paths';
import { Icon, PageHeader } from '@vidya/shared-ui';
import { useRef } from 'react';
import { isStaff } from '../../data/session.ts';
import { LinkButton } from '../../parts/buttons.tsx';
import { LearnerCourses } from './LearnerCourses.tsx';
import { Page } from './my-courses-styles.ts';
import { Skeletons } from './Skeletons.tsx';
import { StaffCourses } from './StaffCourses.tsx';

/** My Courses (section 2): the learner's own courses, or the courses that staff made. */
export function MyCourses() {
  useTitle('My Courses');
  const person = usePerson();
  const heading = useRef<HTMLHeadingElement>(null);
  const canCreate = person !== null && isStaff(person.role);
  return (
    <Page>
      <PageHeader
        title="My Courses"
        titleRef={heading}
        actions={
          canCreate ? (
            <LinkButton to={paths.createCourse()} icon={<Icon name="plus" />}>
              Create New Course
            </LinkButton>
          ) : null
        }
      />
      {person === null ? (
        <Skeletons />
      ) : canCreate ? (
        <StaffCourses role={person.role} />
      ) : (
        <LearnerCourses heading={() => heading.current} />
      )}
    </Page>
  );
}
