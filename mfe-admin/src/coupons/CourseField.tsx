import { texts } from '@vidya/contracts/texts/texts';
import { useState } from 'react';
import { Choice } from '../parts/Choice.tsx';
import { Finder, FinderField } from '../parts/Finder/Finder.tsx';
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
      {isForOne ? (
        <FinderField
          chosen={course && course.topic}
          label={`Choose another course than ${course?.topic}`}
          onClear={() => change({ course: null })}
        >
          <CourseFinder form={form} />
        </FinderField>
      ) : null}
    </>
  );
}

/** A search for published courses. */
function CourseFinder({ form: { errorOf, change } }: { form: CouponFormState }) {
  const [typed, type] = useState('');
  const { data: courses, ...request } = useCourseChoice(typed);
  return (
    <Finder
      label="Find the course"
      name="course"
      placeholder="Part of its title"
      error={errorOf('course')}
      among="Courses"
      typed={typed}
      onType={type}
      items={courses}
      request={request}
      fallback={texts.course.fetchFailed}
      none="No course is called so."
      keyOf={({ _id }) => _id}
      onChoose={({ _id, topic }) => change({ course: { _id, topic } })}
    >
      {({ topic }) => topic}
    </Finder>
  );
}
