import { fetchStudentsAndInstructors } from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import { texts } from '@vidya/contracts/texts/texts';
import { Chip, Note, Skeleton, TextField } from '@vidya/shared-ui';
import { useDeferredValue, useState } from 'react';
import { Choices, Chosen, CourseOption } from '../coupons/coupon-styles.ts';
import { useRequest } from '../data/use-request.ts';
import { Choice } from '../parts/Choice.tsx';
import { RequestFailed } from '../parts/RequestFailed.tsx';
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
      {instructor ? (
        <Chosen>
          <Chip
            isActive
            isRemovable
            aria-label={`Choose another instructor than ${instructor.name}`}
            onClick={() => change({ instructor: null })}
          >
            <bdi translate="no">{instructor.name}</bdi>
          </Chip>
        </Chosen>
      ) : null}
      {isForOne && !instructor ? <Finder form={form} /> : null}
    </>
  );
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

function Finder({ form: { errorOf, change } }: { form: AgreementForm }) {
  const [typed, type] = useState('');
  const { data: people, ...request } = useInstructors(typed);
  return (
    <div>
      <TextField
        label="Find the instructor"
        name="instructor"
        type="search"
        autoComplete="off"
        placeholder="Name or email"
        value={typed}
        error={errorOf('instructor')}
        onChange={(event) => type(event.target.value)}
        // Enter would submit the whole form.
        onKeyDown={(event) => (event.key === 'Enter' ? event.preventDefault() : undefined)}
      />
      {request.error && !people ? (
        <RequestFailed request={request} fallback={texts.account.fetchPeopleFailed} />
      ) : (
        <Choices aria-label="Instructors" aria-busy={request.isFetching}>
          {people?.map(({ _id, fullName, email }) => (
            <li key={_id}>
              <CourseOption type="button" onClick={() => change({ instructor: { id: _id, name: fullName } })}>
                <bdi translate="no">{fullName}</bdi>
                <Note as="span" translate="no">
                  {' '}
                  {email}
                </Note>
              </CourseOption>
            </li>
          )) ?? (
            <li>
              <Skeleton width="60%" />
            </li>
          )}
          {people?.length === 0 ? <li>No instructor is called so.</li> : null}
        </Choices>
      )}
    </div>
  );
}
