import { fetchStudentsAndInstructors } from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import { texts } from '@vidya/contracts/texts/texts';
import { useDeferredValue, useState } from 'react';
import { useRequest } from '../data/use-request.ts';
import { Choice } from '../parts/Choice.tsx';
import { Finder, FinderField } from '../parts/Finder/Finder.tsx';
import { Aside } from '../parts/table-styles.ts';
import type { AgreementForm } from './use-rate-dialogs.ts';

const scopes = [
  { value: 'all', label: 'Everybody without an agreement' },
  { value: 'one', label: 'One instructor' },
] as const;

/** Everybody, or an instructor found by name or email. */
export function InstructorField({ form }: { form: AgreementForm }) {
  const { typed, change } = form;
  const { instructor, isForOne } = typed;
  return (
    <>
      <Choice
        label="Holds for"
        options={scopes}
        value={isForOne ? 'one' : 'all'}
        onChoose={(scope) => change({ isForOne: scope === 'one', instructor: null })}
      />
      {isForOne ? <ChosenInstructor form={form} instructor={instructor} /> : null}
    </>
  );
}

interface ChosenInstructorProps {
  form: InstructorForm;
  instructor: { id: string; name: string } | null;
}

/** An instructor found by name or email, until another one is wanted. */
export function ChosenInstructor({ form, instructor }: ChosenInstructorProps) {
  return (
    <FinderField
      chosen={instructor && <bdi translate="no">{instructor.name}</bdi>}
      label={`Choose another instructor than ${instructor?.name}`}
      onClear={() => form.change({ instructor: null })}
    >
      <InstructorFinder form={form} />
    </FinderField>
  );
}

interface InstructorForm {
  errorOf: (field: 'instructor') => string | undefined;
  change: (part: { instructor: ChosenInstructorProps['instructor'] }) => void;
}

const shown = 6;

function useInstructors(part: string) {
  const q = useDeferredValue(part.trim());
  return useRequest({
    key: keys.instructorsCalled(q),
    fetch: async (send, signal) => {
      const query = { kind: 'instructors', limit: shown, ...(q && { q }) } as const;
      return (await send(fetchStudentsAndInstructors, { query, signal })).data.instructors;
    },
    keepsPrevious: true,
  });
}

function InstructorFinder({ form: { errorOf, change } }: { form: InstructorForm }) {
  const [typed, type] = useState('');
  const { data: people, ...request } = useInstructors(typed);
  return (
    <Finder
      label="Find the instructor"
      name="instructor"
      placeholder="Name or email"
      error={errorOf('instructor')}
      among="Instructors"
      typed={typed}
      onType={type}
      items={people}
      request={request}
      fallback={texts.account.fetchPeopleFailed}
      none="No instructor is called so."
      keyOf={({ _id }) => _id}
      onChoose={({ _id, fullName }) => change({ instructor: { id: _id, name: fullName } })}
    >
      {({ fullName, email }) => (
        <>
          <bdi translate="no">{fullName}</bdi>
          <Aside translate="no"> {email}</Aside>
        </>
      )}
    </Finder>
  );
}
