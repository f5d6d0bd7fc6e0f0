import { Fragment } from 'react';
import { QuizHtml } from '../QuizHtml.tsx';
import { GapInput, GapText } from './answer-styles.ts';

interface GapsAnswerProps {
  /** HTML around the gaps. */
  parts: readonly string[];
  texts: readonly string[];
  onType: (texts: string[]) => void;
}

/** A text with gaps to fill. */
export const GapsAnswer = ({ parts, texts, onType }: GapsAnswerProps) => (
  <GapText>
    {parts.map((part, at) => (
      // The same text for the whole attempt.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={at}>
        {at === 0 ? null : (
          <GapInput
            aria-label={`Gap ${at} of ${parts.length - 1}`}
            autoComplete="off"
            maxLength={1_000}
            value={texts[at - 1] ?? ''}
            onChange={({ target }) =>
              onType(parts.slice(1).map((_, gap) => (gap === at - 1 ? target.value : (texts[gap] ?? ''))))
            }
          />
        )}
        <QuizHtml html={part} />
      </Fragment>
    ))}
  </GapText>
);
