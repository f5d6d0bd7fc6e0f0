import { texts } from '@vidya/contracts/texts/texts';
import { Chip, Skeleton, TextField } from '@vidya/shared-ui';
import { useState } from 'react';
import { Choice } from '../parts/Choice.tsx';
import { RequestFailed } from '../parts/RequestFailed.tsx';
import { Choices, Chosen, CourseOption } from './coupon-styles.ts';
import { type CouponFormState, useCourseChoice } from './use-coupon-form.ts';

const scopes = [
  { value: 'all', label: 'All courses' },
  { value: 'one', label: 'One course' },
] as const;

/** All courses, or one found by search. */
export function CourseField({ form }: { form: CouponFormState }) {
  const { typed, change } = form;
  const { course, isForOne } = typed;
  return (
    <>
      <Choice
        label="Good for"
        options={scopes}
        value={isForOne ? 'one' : 'all'}
        onChoose={(scope) => change({ isForOne: scope === 'one', course: null })}
      />
      {course ? (
        <Chosen>
          <Chip
            isActive
            isRemovable
            aria-label={`Choose another course than ${course.topic}`}
            onClick={() => change({ course: null })}
          >
            {course.topic}
          </Chip>
        </Chosen>
      ) : null}
      {isForOne && !course ? <Finder form={form} /> : null}
    </>
  );
}

const skeletonRows = ['70%', '55%', '62%'];

/** A search for published courses. */
function Finder({ form: { errorOf, change } }: { form: CouponFormState }) {
  const [typed, type] = useState('');
  const { data: courses, ...request } = useCourseChoice(typed);
  return (
    <div>
      <TextField
        label="Find the course"
        name="course"
        type="search"
        autoComplete="off"
        placeholder="Part of its title"
        value={typed}
        error={errorOf('course')}
        onChange={(event) => type(event.target.value)}
        // Enter would submit the whole form.
        onKeyDown={(event) => (event.key === 'Enter' ? event.preventDefault() : undefined)}
      />
      {request.error && !courses ? (
        <RequestFailed request={request} fallback={texts.course.fetchFailed} />
      ) : (
        <Choices aria-label="Courses" aria-busy={request.isFetching}>
          {courses?.map(({ _id, topic }) => (
            <li key={_id}>
              <CourseOption type="button" onClick={() => change({ course: { _id, topic } })}>
                {topic}
              </CourseOption>
            </li>
          )) ??
            skeletonRows.map((width) => (
              <li key={width}>
                <Skeleton width={width} />
              </li>
            ))}
          {courses?.length === 0 ? <li>No course is called so.</li> : null}
        </Choices>
      )}
    </div>
  );
}
