import type { User } from '@vidya/contracts/calls/account';
import { type Role, roles } from '@vidya/contracts/texts/choices';
import { joinedDate, timeOfDay } from '@vidya/contracts/texts/format';
import { enrolmentLabel } from '@vidya/contracts/texts/labels';
import { paths } from '@vidya/contracts/texts/paths';
import { Badge, type BadgeTone, Button } from '@vidya/shared-ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { Choice } from '../parts/Choice.tsx';
import { Card, CourseList, Courses, PersonFacts, RoleFrame } from './people-styles.ts';
import { roleName } from './people-text.ts';

/** A person's details, read-only, and the actions for them. */
export function PersonalInformation({ id, person, children }: { id: string; person: User; children: ReactNode }) {
  const details = [
    ['Full Name', person.fullName],
    ['Email', person.email],
    ['Contact Number', person.contact],
    ['LinkedIn', person.linkedin],
    ['Address', person.address],
  ];
  return (
    <Card id={id} role="region" aria-label={`Personal Information of ${person.fullName}`}>
      <h2>Personal Information</h2>
      <PersonFacts>
        {details.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-missing={!value?.trim()}>{value?.trim() || 'Not Provided'}</dd>
          </div>
        ))}
        <div>
          <dt>Joined</dt>
          <dd>
            <time dateTime={person.createdAt}>
              {joinedDate(person.createdAt)}, {timeOfDay(person.createdAt)}
            </time>
          </dd>
        </div>
      </PersonFacts>
      {person.role === 'INSTRUCTOR' ? (
        <Holdings
          heading="Courses"
          none="No course yet"
          holdings={person.createdCourses.map((entry) => ({ ...entry.courseId, label: enrolmentLabel(entry) }))}
        />
      ) : (
        <Holdings
          heading="Subscriptions"
          none="No subscription yet"
          holdings={person.subscriptions.map((entry) => ({
            _id: entry.courseId,
            topic: entry.courseTitle,
            label: enrolmentLabel(entry),
          }))}
        />
      )}
      {children}
    </Card>
  );
}

interface HoldingsProps {
  heading: string;
  none: string;
  holdings: { _id: string; topic: string; label: string }[];
}

const tones: Record<string, BadgeTone> = { Paid: 'success', Free: 'primary', Unpaid: 'warning' };

/** A learner's subscriptions, or an instructor's courses, each with its enrolment label (section 4). */
function Holdings({ heading, none, holdings }: HoldingsProps) {
  return (
    <Courses>
      <h3>{heading}</h3>
      {holdings.length === 0 ? <p>{none}</p> : null}
      <CourseList>
        {holdings.map(({ _id, topic, label }) => (
          <li key={`${_id} ${label}`}>
            <Link to={paths.courseDetail(_id)}>{topic}</Link>
            <Badge tone={tones[label] ?? 'neutral'}>{label}</Badge>
          </li>
        ))}
      </CourseList>
    </Courses>
  );
}

const options = roles.toReversed().map((role) => ({ value: role, label: roleName[role] }));

/** A person's role. A separate button applies it, because arrow keys change the selection at once. */
export function RoleField({ person, onChange }: { person: User; onChange: (role: Role) => void }) {
  const [role, choose] = useState(person.role);
  return (
    <RoleFrame>
      <Choice label="Role" options={options} value={role} onChoose={choose} />
      <Button variant="secondary" disabled={role === person.role} onClick={() => onChange(role)}>
        Change role
      </Button>
    </RoleFrame>
  );
}
