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
import { PartLine } from './earnings-styles.ts';

/** How the instructors of a course divide what it earns; nothing while one teaches alone. The owner changes it. */
export function PartsPanel({ courseId, isOwner }: { courseId: string; isOwner: boolean }) {
  const { data } = useCall(getCourseParts, { key: keys.courseParts(courseId), params: { courseId } });
  if (!data || data.parts.length < 2) return null;
  return (
    <Panel as="section" $gap={4} aria-labelledby="parts">
      <h2 id="parts">Who earns what</h2>
      {isOwner ? (
        <PartsForm key={JSON.stringify(data.parts)} courseId={courseId} parts={data.parts} />
      ) : (
        <Parts parts={data.parts} />
      )}
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
  const [percents, setPercents] = useState(() => parts.map(({ percent }): number | null => percent));
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
