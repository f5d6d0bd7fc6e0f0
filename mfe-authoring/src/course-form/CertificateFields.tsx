import type { LectureOutline } from '@vidya/contracts/calls/lecture';
import {
  type CertificateRules,
  type CountedQuizzes,
  certificateFault,
  certificateProblems,
  writeCertificateRules,
} from '@vidya/contracts/rules/course/certificate-rules';
import { Checkbox, FormField, Note, Select } from '@vidya/shared-ui';
import { stack } from '@vidya/shared-ui/mixins';
import { styled } from 'styled-components';
import { certificateIn, certificateText, quizChoices } from '../data/course/certificate-form.ts';
import type { CourseFormState } from '../data/course/course-form.ts';
import { Pair } from '../parts/form-styles.ts';
import { NumberField, unreadable } from '../parts/NumberField.tsx';
import { FoldedGroup } from './FoldedGroup.tsx';

interface CertificateFieldsProps {
  form: CourseFormState;
  lectures: readonly LectureOutline[];
}

/** What the certificate needs; closed while that is every lecture and nothing else. */
export function CertificateFields({ form, lectures }: CertificateFieldsProps) {
  const { fields, errors, round, set } = form;
  const rules = certificateIn(fields.certificate);
  const problems = errors.certificate === undefined ? {} : certificateProblems(fields.certificate);
  const isReadable = certificateFault(fields.certificate) === undefined;
  const all = lectures.filter(({ kind }) => kind === 'quiz');
  const change = (next: Partial<CertificateRules>): void =>
    set('certificate', writeCertificateRules({ ...rules, ...next }));
  return (
    <FoldedGroup
      key={round}
      legend="Certificate"
      summary={`${certificateText(isReadable ? fields.certificate : form.stored.fields.certificate)}.`}
      isOpen={fields.certificate !== ''}
      hasFault={errors.certificate !== undefined}
    >
      <Pair>
        <NumberField
          label="Lectures to complete"
          suffix="%"
          help="Of those that learners see."
          value={rules.lecturePercent}
          error={problems.lecturePercent ?? problems.rules}
          onChange={(lecturePercent) => change({ lecturePercent: lecturePercent ?? unreadable })}
        />
        <Select
          label="Quizzes to pass"
          help="Drafts do not count."
          value={rules.quizzes}
          options={quizChoices(all.length > 0 || rules.quizzes === 'chosen')}
          onChange={({ target }) => change({ quizzes: target.value as CountedQuizzes })}
        />
      </Pair>
      {rules.quizzes === 'chosen' ? (
        <ChosenQuizzes
          quizzes={all}
          chosen={rules.quizIds}
          error={problems.quizIds}
          onChange={(quizIds) => change({ quizIds })}
        />
      ) : null}
      {rules.quizzes === 'none' ? null : (
        <>
          <NumberField
            label="Least average"
            suffix="%"
            help="Of the best results in these quizzes. Blank for none."
            value={rules.averagePercent}
            error={problems.averagePercent}
            onChange={(averagePercent) => change({ averagePercent })}
          />
          <Checkbox
            label="Show the average as the mark on the certificate"
            checked={rules.showsMark}
            onChange={({ target }) => change({ showsMark: target.checked })}
          />
        </>
      )}
      <Note>A change holds for learners who begin after it, and for all who gain by it. Certificates stay valid.</Note>
    </FoldedGroup>
  );
}

interface ChosenQuizzesProps {
  quizzes: readonly LectureOutline[];
  chosen: readonly string[];
  error: string | undefined;
  onChange: (chosen: string[]) => void;
}

function ChosenQuizzes({ quizzes, chosen, error, onChange }: ChosenQuizzesProps) {
  return (
    <FormField label="Quizzes" error={error}>
      {({ id, ...wiring }) => (
        <Choices role="group" id={id} aria-label="Quizzes">
          {quizzes.map(({ _id, title, hidden }) => (
            <Checkbox
              key={_id}
              {...wiring}
              label={hidden ? `${title} (not shown now)` : title}
              checked={chosen.includes(_id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, _id] : chosen.filter((other) => other !== _id))
              }
            />
          ))}
        </Choices>
      )}
    </FormField>
  );
}

const Choices = styled.div`
  ${stack(2)}
`;
