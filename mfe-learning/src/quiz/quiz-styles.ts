import { Prose } from '@vidya/shared-ui';
import { plainList, row, stack } from '@vidya/shared-ui/mixins';
import { color, radius, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { codeColor } from '../reading/code-colors.ts';

/** A text of a question: one line, or paragraphs and code. */
export const QuizProse = styled(Prose)`
  min-width: 0;
  overflow-wrap: anywhere;

  > * + * {
    margin-top: ${space[2]};
  }
  pre {
    ${codeColor}
    overflow-x: auto;
    tab-size: 4;
  }
`;

export const Facts = styled.ul`
  ${stack(2)}
  padding-left: ${space[5]};
`;

export const Attempts = styled.ol`
  ${plainList}

  li {
    ${row(3)}
    padding: ${space[3]} 0;
    border-top: 1px solid ${color.line};
    ${type.small}
  }
  li:last-child {
    border-bottom: 1px solid ${color.line};
  }
  li > :first-child {
    font-weight: 650;
  }
`;

export const ResultHead = styled.h2`
  ${type.h3}
`;

/** In the middle of the sheet, as all that lies there. */
export const Questions = styled.ol`
  ${stack(6)}
  padding: 0;
  list-style: none;
  counter-reset: question;
`;

export const Question = styled.li`
  ${stack(3)}
  counter-increment: question;
  padding-top: ${space[5]};
  border-top: 1px solid ${color.line};

  fieldset {
    ${stack(3)}
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  fieldset > :first-child {
    ${type.strong}
  }
  /* Beside the first paragraph, if there are several. */
  fieldset > :first-child::before {
    float: left;
    margin-right: ${space[2]};
    content: counter(question) '.';
  }
`;

export const Points = styled.span`
  ${type.small}
  color: ${color.inkMuted};
`;

export const Verdict = styled.div<{ $isRight: boolean }>`
  ${stack(2)}
  padding: ${space[3]} ${space[4]};
  background: ${({ $isRight }) => ($isRight ? color.successSoft : color.warningSoft)};
  border-radius: ${radius.medium};

  > p {
    ${row(2)}
  }
  > p svg {
    flex: none;
    color: ${({ $isRight }) => ($isRight ? color.success : color.warning)};
  }
`;

/** The end of an attempt, always in view. */
export const Bar = styled.div`
  position: sticky;
  bottom: 0;
  ${row(4)}
  justify-content: space-between;
  padding: ${space[3]} 0 max(${space[3]}, env(safe-area-inset-bottom));
  background: ${color.surface};
  border-top: 1px solid ${color.line};
  ${type.small}

  > span {
    font-variant-numeric: tabular-nums;
  }
`;
