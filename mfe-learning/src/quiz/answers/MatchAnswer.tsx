import { Select } from '@vidya/shared-ui';
import { plainArticle } from '../../reading/clean-article.ts';
import { QuizHtml } from '../QuizHtml.tsx';
import { Pairs } from './answer-styles.ts';

interface MatchAnswerProps {
  /** HTML. */
  lefts: readonly string[];
  rights: readonly string[];
  /** For each left side the index of its right side; -1 for none. */
  matched: readonly number[];
  onMatch: (rights: number[]) => void;
}

const none = { value: '-1', label: 'Choose…' };

/** Pairs: a list of the right sides beside each left one. A right side that is taken leaves its pair. */
export function MatchAnswer({ lefts, rights, matched, onMatch }: MatchAnswerProps) {
  const options = rights.map((right, index) => ({ value: String(index), label: plainArticle(right) }));
  const match = (left: number, right: number): void =>
    onMatch(matched.map((one, at) => (at === left ? right : one === right ? -1 : one)));
  return (
    <Pairs>
      {lefts.map((left, at) => (
        // The same pairs in the same order for the whole attempt.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at}>
          {/* Screen readers are given it as the label of its list. */}
          <div aria-hidden>
            <QuizHtml html={left} />
          </div>
          <Select
            label={plainArticle(left)}
            isLabelHidden
            value={String(matched[at])}
            options={[none, ...options]}
            onChange={(event) => match(at, Number(event.target.value))}
          />
        </li>
      ))}
    </Pairs>
  );
}
