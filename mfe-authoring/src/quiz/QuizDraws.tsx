import { attemptSize, drawProblem, poolsOf } from '@vidya/contracts/rules/quiz/draws';
import type { WrittenQuestion } from '@vidya/contracts/rules/quiz/question';
import type { Draw } from '@vidya/contracts/rules/quiz/quiz-settings';
import { color, type } from '@vidya/shared-ui';
import { styled } from 'styled-components';
import { Pair } from '../parts/form-styles.ts';
import { NumberField } from '../parts/NumberField.tsx';

interface QuizDrawsProps {
  draws: readonly Draw[];
  questions: readonly WrittenQuestion[];
  error: string | undefined;
  onChange: (draws: Draw[]) => void;
}

/** How many questions of each tag an attempt gets. Nothing for a quiz without tags. */
export function QuizDraws({ draws, questions, error, onChange }: QuizDrawsProps) {
  const tags = [...new Set([...questions.flatMap((question) => question.tags), ...draws.map(({ tag }) => tag)])];
  if (tags.length === 0) return null;
  const problem = error ?? drawProblem(questions, draws);
  const { questionCount, maxPoints } = attemptSize(questions, draws);
  const poolOf = (tag: string): number => {
    const isDrawn = draws.some((draw) => draw.tag === tag);
    const asked = isDrawn ? draws : [...draws, { tag, count: 1 }];
    return poolsOf(questions, asked).find((pool) => pool.tag === tag)!.questions.length;
  };
  const change = (tag: string, count: number | null): void => {
    const counts = new Map(draws.map((draw) => [draw.tag, draw.count]));
    // In the order of the tags: a question of two tags belongs to the first draw, whichever was typed last.
    onChange(
      tags.flatMap((one) => {
        const wanted = one === tag ? count : (counts.get(one) ?? null);
        return wanted === null ? [] : [{ tag: one, count: wanted }];
      }),
    );
  };
  return (
    <Draws>
      <legend>Questions drawn at random</legend>
      <Pair>
        {tags.map((tag) => (
          <NumberField
            key={tag}
            label={`From “${tag}”`}
            suffix={`of ${poolOf(tag)}`}
            help="Blank for all of them."
            value={draws.find((draw) => draw.tag === tag)?.count ?? null}
            error={undefined}
            onChange={(count) => change(tag, count)}
          />
        ))}
      </Pair>
      <p role="status">
        {problem ? (
          <Problem>{problem}</Problem>
        ) : (
          `Each attempt: ${countText(questionCount, 'question')}, ${countText(maxPoints, 'point')}.`
        )}
      </p>
    </Draws>
  );
}

const countText = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

const Draws = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  min-width: 0;

  legend {
    margin-bottom: 0.5rem;
    padding: 0;
    ${type.label}
  }
  p {
    ${type.small}
    color: ${color.inkMuted};
  }
`;

const Problem = styled.span`
  color: ${color.danger};
`;
