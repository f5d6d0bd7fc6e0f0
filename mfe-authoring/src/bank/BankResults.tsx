import type { Bank, BankQuestion } from '@vidya/contracts/calls/bank';
import { bankLimits } from '@vidya/contracts/rules/quiz/bank';
import { Button, EmptyState, NoCoursesPicture, NoResultsPicture, Pager, RuledList } from '@vidya/shared-ui';
import { motion } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { writtenOf } from '../data/bank/bank.ts';
import type { BankAddress } from '../data/bank/bank-address.ts';
import { firstLine } from '../data/lecture/quiz-texts.ts';
import { useGrowingCount } from '../parts/use-growing-count.ts';
import { QuestionItem } from '../quiz/QuestionItem.tsx';
import { BankMenu } from './BankMenu.tsx';
import type { useBankEdits } from './use-bank-edits.tsx';

/** The others follow when the page stands. */
const rowsAtOnce = 6;

interface BankResultsProps {
  bank: Bank;
  address: BankAddress;
  /** The rows are those of the query before. */
  isOutdated: boolean;
  on: ReturnType<typeof useBankEdits>['handlers'];
  onTurn: (page: number) => void;
}

/** A page of the bank's questions, or why it has none. */
export function BankResults({
  bank: { questions, matches, total },
  address,
  isOutdated,
  on,
  onTurn,
}: BankResultsProps) {
  const drawn = useGrowingCount(questions.length, rowsAtOnce);
  if (total === 0)
    return (
      <EmptyState picture={<NoCoursesPicture />} title="No questions yet" titleAs="h3">
        Write the first one, or import a file. Quizzes of this course then draw questions by their tags.
      </EmptyState>
    );
  if (matches === 0)
    return (
      <Nothing title="No question matches" action="Show all questions" onPress={address.clear}>
        Search for a part of the question, or choose another tag.
      </Nothing>
    );
  const pages = Math.ceil(matches / bankLimits.perPage);
  const { page } = address.query;
  if (questions.length === 0)
    return <Nothing title="This page is empty now" action="To the last page" onPress={() => onTurn(pages)} />;
  return (
    <>
      <Rows aria-label="Questions" aria-busy={isOutdated}>
        {questions.slice(0, drawn).map((question) => (
          <Row key={question._id} question={question} on={on} />
        ))}
      </Rows>
      {pages > 1 ? <Pager page={page} pages={pages} onTurn={onTurn} label="Pages of questions" /> : null}
    </>
  );
}

function Row({ question, on }: { question: BankQuestion; on: BankResultsProps['on'] }) {
  const written = writtenOf(question);
  return (
    <QuestionItem
      question={written}
      onOpen={() => on.onEdit(question)}
      menu={
        <BankMenu
          name={firstLine(written)}
          onEdit={() => on.onEdit(question)}
          onCopy={() => on.onCopy(question)}
          onDelete={(row) => on.onDelete(question, row)}
        />
      }
    />
  );
}

interface NothingProps {
  title: string;
  action: string;
  onPress: () => void;
  children?: string;
}

const Nothing = ({ title, action, onPress, children }: NothingProps) => (
  <EmptyState
    picture={<NoResultsPicture />}
    title={title}
    titleAs="h3"
    action={
      <Button variant="secondary" onClick={onPress}>
        {action}
      </Button>
    }
  >
    {children}
  </EmptyState>
);

const Rows = styled(RuledList)`
  transition: opacity ${motion.base};

  &[aria-busy='true'] {
    opacity: 0.55;
  }
`;
