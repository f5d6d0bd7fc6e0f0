import { useDialogEntry } from '@vidya/contracts/browser/platform';
import type { User } from '@vidya/contracts/calls/account';
import type { CourseDetail } from '@vidya/contracts/calls/course';
import type { CourseTeam } from '@vidya/contracts/calls/people';
import { shortDate } from '@vidya/contracts/texts/format';
import { paths } from '@vidya/contracts/texts/paths';
import { Avatar, Badge, Button, ConfirmDialog, Note, RuledList, Skeleton } from '@vidya/shared-ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { TeamChanges, useTeam } from '../../data/course/team.ts';
import { focusNextAfter } from '../../parts/focus-next.ts';
import { Panel } from '../../parts/form-styles.ts';
import { ReadFailed } from '../../parts/ReadFailed.tsx';
import { inviteFieldId } from './InviteForm.tsx';
import { PersonLine, Who } from './team-styles.ts';

type Teacher = CourseTeam['instructors'][number];

interface TeamProps {
  course: CourseDetail;
  person: User;
  isOwner: boolean;
  team: ReturnType<typeof useTeam>;
  changes: Pick<TeamChanges, 'remove'>;
}

/** All who teach the course, its owner first. The owner removes others, who may also leave. */
export function Team({ course, person, isOwner, team, changes: { remove } }: TeamProps) {
  const dialog = useDialogEntry('remove-instructor');
  const [chosen, setChosen] = useState<Teacher>();
  const pressed = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const isOwn = chosen?._id === person._id;
  const part = async ({ _id }: Teacher): Promise<void> => {
    dialog.close();
    const work = remove.mutateAsync(_id);
    void focusNextAfter(work, pressed.current, inviteFieldId);
    if ((await work) && _id === person._id && person.role !== 'ADMIN')
      await navigate(paths.myCourses(), { replace: true });
  };
  return (
    <Panel as="section" $gap={4} aria-labelledby="team">
      <h2 id="team">Who teaches this course</h2>
      <ReadFailed query={team} />
      {team.isPending ? <Skeleton shape="block" height="4.5rem" /> : null}
      {team.data ? (
        <RuledList>
          {team.data.instructors.map((teacher) => (
            <PersonLine key={teacher._id} as="li">
              <Face course={course} teacher={teacher} isSelf={teacher._id === person._id} />
              {!teacher.isOwner && (isOwner || teacher._id === person._id) ? (
                <Button
                  variant="quiet"
                  size="small"
                  isBusy={remove.isPending && remove.variables === teacher._id}
                  aria-label={teacher._id === person._id ? 'Leave this course' : `Remove ${teacher.fullName}`}
                  onClick={({ currentTarget }) => {
                    pressed.current = currentTarget;
                    setChosen(teacher);
                    dialog.open();
                  }}
                >
                  {teacher._id === person._id ? 'Leave' : 'Remove'}
                </Button>
              ) : null}
            </PersonLine>
          ))}
        </RuledList>
      ) : null}
      <Note>
        Co-instructors change texts, sections and lectures, and answer questions. Only the owner sets the price,
        publishes the course for the first time, deletes it and invites others.
      </Note>
      {chosen ? (
        <ConfirmDialog
          isOpen={dialog.isOpen}
          title={isOwn ? 'Leave this course?' : `Remove ${chosen.fullName}?`}
          lines={[
            isOwn
              ? 'You can no longer change the course, and it no longer names you.'
              : 'They can no longer change the course, and it no longer names them. They get a mail about it.',
            'Lectures and answers stay. Certificates that were issued stay as they are.',
          ]}
          confirmLabel={isOwn ? 'Leave' : 'Remove'}
          onConfirm={() => void part(chosen)}
          onCancel={dialog.close}
        />
      ) : null}
    </Panel>
  );
}

function Face({ course, teacher, isSelf }: { course: CourseDetail; teacher: Teacher; isSelf: boolean }) {
  const { _id, fullName, isOwner, since } = teacher;
  const picture = isOwner ? course.instructor.picture : course.instructors.find((one) => one._id === _id)?.picture;
  return (
    <Who>
      <Avatar name={fullName} src={picture?.secure_url} size={44} isDecorative />
      <div>
        <strong>
          <bdi translate="no">{fullName}</bdi>
        </strong>
        {isSelf ? ' (you)' : null}
        <br />
        {isOwner ? <Badge tone="info">Owner</Badge> : since ? `Since ${shortDate(since)}` : null}
      </div>
    </Who>
  );
}
