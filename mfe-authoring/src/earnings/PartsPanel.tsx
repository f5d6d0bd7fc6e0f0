import { useQueryClient } from '@tanstack/react-query';
import { getCourseParts, setCourseParts } from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import { useCall, usePlatform } from '@vidya/contracts/browser/platform';
import type { CoursePart } from '@vidya/contracts/calls/ledger/earnings';
import { earningsTexts } from '@vidya/contracts/rules/ledger/earnings-texts';
import { Button, Note, RuledList } from '@vidya/shared-ui';
import { useState } from 'react';
import { useFormErrors } from '../data/form-errors.ts';
import { Form, Panel } from '../parts/form-styles.ts';
import { NumberField } from '../parts/NumberField.tsx';
import { ReadFailed } from '../parts/ReadFailed.tsx';
import { SentFields } from '../parts/SentFields.tsx';
import { PartLine } from './earnings-styles.ts';

const teamOf = (parts: CoursePart[]): string => parts.map(({ instructorId }) => instructorId).join(' ');

/** How the instructors of a course divide what it earns; nothing while one teaches alone. The owner changes it. */
export function PartsPanel({ courseId, isOwner }: { courseId: string; isOwner: boolean }) {
  const query = useCall(getCourseParts, { key: keys.courseParts(courseId), params: { courseId } });
  const { data, error } = query;
  if (data ? data.parts.length < 2 : !error) return null;
  return (
    <Panel as="section" $gap={4} aria-labelledby="parts">
      <h2 id="parts">Who earns what</h2>
      <ReadFailed query={query} />
      {data && isOwner ? <PartsForm key={teamOf(data.parts)} courseId={courseId} parts={data.parts} /> : null}
      {data && !isOwner ? <Parts parts={data.parts} /> : null}
    </Panel>
  );
}

const Parts = ({ parts }: { parts: CoursePart[] }) => (
  <RuledList>
    {parts.map(({ instructorId, name, percent }) => (
      <PartLine key={instructorId} as="li">
        <bdi translate="no">{name}</bdi>
        {percent} %
      </PartLine>
    ))}
  </RuledList>
);

function PartsForm({ courseId, parts }: { courseId: string; parts: CoursePart[] }) {
  const { send, run } = usePlatform();
  const queries = useQueryClient();
  const [shown, setShown] = useState({ parts, round: 0 });
  const [percents, setPercents] = useState(() => parts.map(({ percent }): number | null => percent));
  if (shown.parts !== parts) {
    // After a save the fields show the new parts already, and one of them may have the focus.
    const isTyped = parts.every(({ percent }, index) => percent === (percents[index] ?? 0));
    setShown({ parts, round: shown.round + (isTyped ? 0 : 1) });
    if (!isTyped) setPercents(parts.map(({ percent }) => percent));
  }
  const { errors, accept, clear, formProps, isSending } = useFormErrors<'parts'>();
  const sum = percents.reduce((total: number, percent) => total + Math.max(0, percent ?? 0), 0);
  const isRight = sum === 100 && percents.every((percent) => percent === null || (percent >= 0 && percent <= 100));
  const submit = async (): Promise<void> => {
    if (!accept(isRight ? [] : [{ field: 'parts', message: earningsTexts.partsNot100 }])) return;
    const body = { parts: parts.map(({ instructorId }, index) => ({ instructorId, percent: percents[index] ?? 0 })) };
    const saved = await run(send(setCourseParts, { params: { courseId }, body }), {
      success: earningsTexts.partsSaved,
      failure: 'Error In Saving The Parts',
    });
    if (saved) queries.setQueryData(keys.courseParts(courseId), saved.data);
  };
  return (
    <Form {...formProps(isSending, submit)}>
      <SentFields key={shown.round} isSending={isSending}>
        {parts.map(({ instructorId, name }, index) => (
          <NumberField
            key={instructorId}
            label={name}
            suffix="%"
            value={percents[index] ?? null}
            error={index === 0 ? errors.parts : undefined}
            onChange={(percent) => {
              setPercents(percents.with(index, percent));
              clear('parts');
            }}
          />
        ))}
      </SentFields>
      <Note>
        Together {sum} %. Parts hold for sales from now on; what was sold before stays divided as it was. The part of a
        co-instructor who leaves falls to the owner.
      </Note>
      <div>
        <Button type="submit" isBusy={isSending}>
          Save Parts
        </Button>
      </div>
    </Form>
  );
}
