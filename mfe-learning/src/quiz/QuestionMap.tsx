import { Icon } from '@vidya/shared-ui';
import { plainList } from '@vidya/shared-ui/mixins';
import { color, radius, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

export type QuestionState = 'open' | 'answered' | 'right' | 'wrong';

const stateTexts: Record<QuestionState, string> = {
  open: 'no answer',
  answered: 'answered',
  right: 'right',
  wrong: 'not right',
};
const stateIcons = { open: null, answered: null, right: 'check', wrong: 'close' } as const;

interface QuestionMapProps {
  /** In the order of the questions. */
  states: readonly QuestionState[];
  onGoTo: (index: number) => void;
}

/** The questions by their numbers, each with whether it is answered, or right. */
export const QuestionMap = ({ states, onGoTo }: QuestionMapProps) => (
  <Numbers aria-label="Questions">
    {states.map((state, index) => {
      const icon = stateIcons[state];
      return (
        // The same questions in the same order for the whole attempt.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <Go
            type="button"
            $state={state}
            aria-label={`Question ${index + 1}: ${stateTexts[state]}`}
            onClick={() => onGoTo(index)}
          >
            {index + 1}
            {icon ? <Icon name={icon} size={12} /> : null}
          </Go>
        </li>
      );
    })}
  </Numbers>
);

const Numbers = styled.ol`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const grounds: Record<QuestionState, string> = {
  open: 'none',
  answered: color.primarySoft,
  right: color.successSoft,
  wrong: color.warningSoft,
};

const Go = styled.button<{ $state: QuestionState }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.125rem;
  min-width: 2.5rem;
  min-height: 2.5rem;
  padding: 0 ${space[2]};
  background: ${({ $state }) => grounds[$state]};
  border: 1px ${({ $state }) => ($state === 'open' ? 'dashed' : 'solid')} ${color.lineStrong};
  border-radius: ${radius.medium};
  color: ${color.ink};
  ${type.small}
  font-variant-numeric: tabular-nums;
  cursor: pointer;
`;
