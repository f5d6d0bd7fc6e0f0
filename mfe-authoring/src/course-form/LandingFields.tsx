import type { LectureOutline } from '@vidya/contracts/calls/lecture';
import { type CourseFieldName, courseFields, type LineFieldName } from '@vidya/contracts/rules/course/course-fields';
import { isFilm } from '@vidya/contracts/rules/course/lecture-source';
import { linesOf } from '@vidya/contracts/rules/course/lines';
import { limits } from '@vidya/contracts/rules/limits';
import { count } from '@vidya/contracts/texts/format';
import { Select, type SelectOption, TextArea, TextField } from '@vidya/shared-ui';
import { useState } from 'react';
import type { CourseFormState } from '../data/course/course-form.ts';
import { FoldedGroup } from './FoldedGroup.tsx';
import { fieldProps } from './field-props.tsx';

const landingNames = ['subtitle', 'outcomes', 'requirements', 'audience', 'promoLectureId'] as const;

const lists: [name: LineFieldName, rows: number, help: string][] = [
  [
    'outcomes',
    6,
    `${courseFields.outcomes.lines.min} to ${courseFields.outcomes.lines.max} lines: what can learners do afterwards?`,
  ],
  ['requirements', 3, 'One on each line: what do learners need before they begin?'],
  ['audience', 3, 'One on each line: who gains most from it?'],
];

/** The visible previews, and a chosen film that learners do not see now. */
function filmOptions(lectures: readonly LectureOutline[], chosen: string): SelectOption[] {
  const films = lectures.filter(
    ({ kind, isPreview, hidden, _id }) => (isFilm(kind) && isPreview && !hidden) || _id === chosen,
  );
  return films.map(({ _id, title, isPreview, hidden }) => ({
    value: _id,
    label: isPreview && !hidden ? title : `${title} (not shown now)`,
  }));
}

interface LandingFieldsProps {
  form: CourseFormState;
  lectures: readonly LectureOutline[];
}

/** What the page of a course says above the fold. All of it is optional, and closed until there is something. */
export function LandingFields({ form, lectures }: LandingFieldsProps) {
  const { fields, errors } = form;
  const [hasText] = useState(() => landingNames.some((name) => fields[name] !== ''));
  const hasFault = landingNames.some((name) => errors[name]);
  const field = (name: CourseFieldName) => fieldProps(form, name);
  const films = filmOptions(lectures, fields.promoLectureId);
  return (
    <FoldedGroup
      legend="Landing page"
      summary="The top of its page: a subtitle, what learners will learn, and whom the course is for."
      isOpen={hasText}
      hasFault={hasFault}
    >
      <TextField
        {...field('subtitle')}
        help={`${count(fields.subtitle.trim().length)} of ${limits.subtitleMax} characters`}
      />
      {lists.map(([name, rows, help]) => (
        <TextArea
          key={name}
          {...field(name)}
          rows={rows}
          max={courseFields[name].lines.max}
          counted={linesOf(fields[name]).length}
          help={help}
        />
      ))}
      {films.length > 0 ? (
        <Select
          {...field('promoLectureId')}
          placeholder="None"
          options={films}
          help="A free preview that plays from the course’s picture."
        />
      ) : null}
    </FoldedGroup>
  );
}
