import { useId } from 'react';
import { plainArticle } from '../../reading/clean-article.ts';
import { QuizHtml } from '../QuizHtml.tsx';
import { Pairs, SelectInput } from './answer-styles.ts';

interface MatchAnswerProps {
  /** HTML. */
  lefts: readonly string[];
  rights: readonly string[];
  /** For each left side the index of its right side; -1 for none. */
  matched: readonly number[];
  onMatch: (rights: number[]) => void;
}

/** Pairs: a list of the right sides beside each left one. A right side that is taken leaves its pair. */
export function MatchAnswer({ lefts, rights, matched, onMatch }: MatchAnswerProps) {
  const id = useId();
  const match = (left: number, right: number): void =>
    onMatch(matched.map((one, at) => (at === left ? right : one === right ? -1 : one)));
  return (
    <Pairs>
      {lefts.map((left, at) => (
        // The same pairs in the same order for the whole attempt.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at}>
          <QuizHtml id={`${id}-${at}`} html={left} />
          <SelectInput
            aria-labelledby={`${id}-${at}`}
            value={matched[at]}
            onChange={(event) => match(at, Number(event.target.value))}
          >
            <option value={-1}>Choose…</option>
            {rights.map((right, index) => (
              // oxlint-disable-next-line react/no-array-index-key
              <option key={index} value={index}>
                {plainArticle(right)}
              </option>
            ))}
          </SelectInput>
        </li>
      ))}
    </Pairs>
  );
}
