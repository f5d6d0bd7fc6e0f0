import { usePerson, useTitle } from '@vidya/contracts/browser/platform';
import type { User } from '@vidya/contracts/calls/account';
import type { CourseDetail } from '@vidya/contracts/calls/course';
import { paths } from '@vidya/contracts/texts/paths';
import { Navigate } from 'react-router-dom';
import { useAuthoringAddress } from '../../data/address.ts';
import { useCourse } from '../../data/course/course.ts';
import { useTeam, useTeamChanges } from '../../data/course/team.ts';
import { mayEdit, ownsCourse } from '../../data/session.ts';
import { PartsPanel } from '../../earnings/PartsPanel.tsx';
import { AuthoringPage } from '../../parts/AuthoringPage.tsx';
import { CourseMissing } from '../../parts/CourseMissing.tsx';
import { Invitations } from './Invitations.tsx';
import { InviteForm } from './InviteForm.tsx';
import { Team } from './Team.tsx';

/** Who teaches a course: `/my-courses/edit-course/instructors?courseId=…`. */
export function Instructors() {
  useTitle('Instructors');
  const person = usePerson();
  const { courseId, topic } = useAuthoringAddress();
  const course = useCourse(courseId);
  if (!courseId || course.isLoadingError)
    return <AuthoringPage title="Instructors" missing={<CourseMissing query={course} />} />;
  if (!person || !course.data) return <AuthoringPage title="Instructors" lead={topic} />;
  if (!mayEdit(person, course.data)) return <Navigate to={paths.denied()} replace />;
  return (
    <AuthoringPage title="Instructors" lead={course.data.topic}>
      <Content key={`${person._id} ${courseId}`} course={course.data} person={person} />
    </AuthoringPage>
  );
}

function Content({ course, person }: { course: CourseDetail; person: User }) {
  const team = useTeam(course._id);
  const changes = useTeamChanges(course._id);
  const isOwner = ownsCourse(person, course);
  return (
    <>
      <Team {...{ course, person, isOwner, team, changes }} />
      <PartsPanel courseId={course._id} isOwner={isOwner && course.status !== 'archived'} />
      {isOwner && course.status !== 'archived' ? (
        <>
          <InviteForm invite={changes.invite} />
          <Invitations invitations={team.data?.invitations ?? []} changes={changes} />
        </>
      ) : null}
    </>
  );
}
