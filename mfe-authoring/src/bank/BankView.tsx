import { count } from '@vidya/contracts/texts/format';
import { quizTexts } from '@vidya/contracts/texts/quiz-texts';
import { Note, Skeleton, Stack, VisuallyHidden } from '@vidya/shared-ui';
import { useRef } from 'react';
import { useBank } from '../data/bank/bank.ts';
import { useBankAddress } from '../data/bank/bank-address.ts';
import { useBankChanges } from '../data/bank/bank-changes.ts';
import { useBankImport } from '../data/bank/bank-import.ts';
import { countOf } from '../outline-import/count-text.ts';
import { Panel } from '../parts/form-styles.ts';
import { ReadFailed } from '../parts/ReadFailed.tsx';
import { BankActions } from './BankActions.tsx';
import { BankResults } from './BankResults.tsx';
import { BankTools } from './BankTools.tsx';
import { ImportLine } from './ImportLine.tsx';
import { useBankEdits } from './use-bank-edits.tsx';

/** The question bank of a course: what adds questions, and the list. */
export function BankView({ courseId }: { courseId: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const address = useBankAddress();
  const query = useBank(courseId, address.query);
  const { data: bank, error, isPlaceholderData } = query;
  const changes = useBankChanges(courseId);
  const bringing = useBankImport(courseId, bank?.import ?? null);
  const { handlers, dialogs } = useBankEdits({ questions: bank?.questions ?? [], changes, heading });
  const { q, tag } = address.query;
  const isFiltered = q !== '' || tag !== '';
  // An import changes the number each second.
  const isAnnounced = isFiltered && !isPlaceholderData && bringing.step.name !== 'running';
  const turn = (page: number): void => {
    address.turn(page);
    // The next page begins fifty rows above its pager.
    heading.current?.focus();
  };
  return (
    <>
      <Note>Quizzes of this course can draw questions from here at random, by their tags.</Note>
      <BankActions courseId={courseId} tag={tag} add={changes.add} bringing={bringing} total={bank?.total ?? 0} />
      <Panel as="section" $gap={5} aria-labelledby="bank">
        <h2 id="bank" ref={heading} tabIndex={-1}>
          Questions{bank ? ` (${isFiltered ? `${count(bank.matches)} of ` : ''}${count(bank.total)})` : null}
        </h2>
        <VisuallyHidden role="status">
          {bank && isAnnounced ? `${countOf(bank.matches, 'question')} found` : ''}
        </VisuallyHidden>
        <ImportLine step={bringing.step} last={bank?.import ?? null} />
        {bank && bank.total > 0 ? <BankTools address={address} tags={bank.tags} /> : null}
        {bank && !(isPlaceholderData && bank.matches === 0) ? (
          <BankResults bank={bank} address={address} isOutdated={isPlaceholderData} on={handlers} onTurn={turn} />
        ) : error ? (
          <ReadFailed query={query} fallback={quizTexts.bankFailed} />
        ) : (
          <RowSkeletons />
        )}
      </Panel>
      {dialogs}
    </>
  );
}

const RowSkeletons = () => (
  <Stack role="group" aria-busy="true" aria-label="Loading">
    {['70%', '55%', '80%', '62%'].map((width) => (
      <Skeleton key={width} width={width} height="4rem" />
    ))}
  </Stack>
);
