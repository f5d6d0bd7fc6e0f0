import { attemptSize, bankDraws, bankProblem, drawProblem, ownDraws, poolsOf } from '@vidya/contracts/rules/quiz/draws';
import type { WrittenQuestion } from '@vidya/contracts/rules/quiz/question';
import type { Draw } from '@vidya/contracts/rules/quiz/quiz-settings';
import { paths } from '@vidya/contracts/texts/paths';
import { color, type } from '@vidya/shared-ui';
import { stack } from '@vidya/shared-ui/mixins';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { BankDraws } from '../bank/BankDraws.tsx';
import { useBank } from '../data/bank/bank.ts';
import { countOf } from '../outline-import/count-text.ts';
import { Pair } from '../parts/form-styles.ts';
import { NumberField } from '../parts/NumberField.tsx';

interface QuizDrawsProps {
  courseId: string;
  draws: readonly Draw[];
  questions: readonly WrittenQuestion[];
  error: string | undefined;
  onChange: (draws: Draw[]) => void;
}

/**
 * How many questions of each tag an attempt gets, from the quiz and from the bank of the course. Only a link to the bank
 * where neither has a tag.
 */
export function QuizDraws({ courseId, draws, questions, error, onChange }: QuizDrawsProps) {
  const { data: bank } = useBank(courseId);
  const [own, ofBank] = [ownDraws(draws), bankDraws(draws)];
  const tags = [...new Set([...questions.flatMap((question) => question.tags), ...own.map(({ tag }) => tag)])];
  const bankLink = <Link to={paths.questionBank(courseId)}>Question bank</Link>;
  const hasBank = ofBank.length > 0 || (bank?.tags.length ?? 0) > 0;
  if (tags.length === 0 && !hasBank) return <div>{bankLink}</div>;
  const short = bank && bankProblem(draws, bank.tagSets);
  const problem = error ?? drawProblem(questions, draws) ?? short;
  const { questionCount, maxPoints } = attemptSize(questions, draws);
  const poolOf = (tag: string): number => {
    const isDrawn = own.some((draw) => draw.tag === tag);
    const asked = isDrawn ? own : [...own, { tag, count: 1 }];
    return poolsOf(questions, asked).find((pool) => pool.tag === tag)!.questions.length;
  };
  const change = (tag: string, count: number | null): void => {
    const counts = new Map(own.map((draw) => [draw.tag, draw.count]));
    // In the order of the tags: a question of two tags belongs to the first draw, whichever was typed last.
    const next = tags.flatMap((one) => {
      const wanted = one === tag ? count : (counts.get(one) ?? null);
      return wanted === null ? [] : [{ tag: one, count: wanted }];
    });
    onChange([...next, ...ofBank]);
  };
  return (
    <Draws>
      <legend>Questions drawn at random</legend>
      {tags.length > 0 ? (
        <Pair>
          {tags.map((tag) => (
            <NumberField
              key={tag}
              label={`From “${tag}”`}
              suffix={`of ${poolOf(tag)}`}
              help="Blank for all of them."
              value={own.find((draw) => draw.tag === tag)?.count ?? null}
              error={undefined}
              onChange={(count) => change(tag, count)}
            />
          ))}
        </Pair>
      ) : null}
      {hasBank ? (
        <BankDraws draws={ofBank} tags={bank?.tags} onChange={(next) => onChange([...own, ...next])}>
          {bankLink}
        </BankDraws>
      ) : (
        bankLink
      )}
      <p role="status">
        {problem ? (
          <Problem>{problem}</Problem>
        ) : (
          `Each attempt: ${countOf(questionCount, 'question')}, ${countOf(maxPoints, 'point')}.`
        )}
      </p>
    </Draws>
  );
}

const Draws = styled.fieldset`
  ${stack(5)}
  margin: 0;
  padding: 0;
  border: 0;
  min-width: 0;

  legend {
    float: left;
    padding: 0;
    ${type.label}
  }
  legend + * {
    clear: both;
  }
  p[role='status'] {
    ${type.small}
    color: ${color.inkMuted};
  }
`;

const Problem = styled.span`
  color: ${color.danger};
`;
