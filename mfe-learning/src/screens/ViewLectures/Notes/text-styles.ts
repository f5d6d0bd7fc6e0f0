import { card, inlineLine, line, muted, row, stack, touchHeight } from '@vidya/shared-ui/mixins';
import { color, layout, radius, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

/** What people write beside a lecture, at a width that is easy to read. */
export const Column = styled.div`
  ${stack(5)}
  max-width: ${layout.reading};
`;

export const List = styled.ul`
  ${stack(3)}
`;

export const Card = styled.article`
  ${stack(3)}
  padding: ${space[4]};
  ${card}
  border-radius: ${radius.medium};
`;

export const Text = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

/** Author, date and actions on one line. */
export const Head = styled.div`
  ${line(2)}
  min-height: 2.25rem;
  ${muted}

  > :first-child {
    margin-right: auto;
  }
`;

export const Moment = styled.button`
  ${inlineLine(1)}
  min-height: 2.25rem;
  padding: 0 ${space[3]};
  background: ${color.primarySoft};
  border: 0;
  border-radius: ${radius.pill};
  ${type.label}
  color: ${color.primary};
  font-variant-numeric: tabular-nums;

  &:hover {
    text-decoration: underline;
  }
  ${touchHeight}
`;

/** An answer below its question, indented. */
export const AnswerFrame = styled.div`
  ${stack(1)}
  padding-left: ${space[4]};
  border-left: 3px solid ${color.primary};
`;

export const By = styled.p`
  ${row(2, 1)}
  ${muted}

  strong {
    color: ${color.ink};
  }
`;
