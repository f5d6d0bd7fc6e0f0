import type { User } from '@vidya/contracts/calls/account';
import { joinedDate, timeOfDay } from '@vidya/contracts/texts/format';
import type { ReactNode } from 'react';
import { Holdings } from './Holdings.tsx';
import { Card, Facts } from './people-styles.ts';

const notProvided = 'Not Provided';

interface PersonalInformationProps {
  id: string;
  person: User;
  /** The actions for this person. */
  children?: ReactNode;
}

/** A person's details, read-only. */
export function PersonalInformation({ id, person, children }: PersonalInformationProps) {
  const facts = [
    ['Full Name', person.fullName],
    ['Email', person.email],
    ['Contact Number', person.contact],
    ['LinkedIn', person.linkedin],
    ['Address', person.address],
  ];
  return (
    <Card id={id} role="region" aria-label={`Personal Information of ${person.fullName}`}>
      <h2>Personal Information</h2>
      <Facts>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-missing={!value?.trim()}>{value?.trim() || notProvided}</dd>
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
      </Facts>
      <Holdings person={person} />
      {children}
    </Card>
  );
}
