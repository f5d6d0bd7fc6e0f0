import { color, layout, media, radius, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

/** What people write beside a lecture, at a width that is easy to read. */
export const Column = styled.div`
  display: grid;
  gap: ${space[5]};
  max-width: ${layout.reading};
`;

export const Form = styled.form`
  display: grid;
  gap: ${space[3]};
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`;

export const List = styled.ul`
  display: grid;
  gap: ${space[3]};
`;

export const Card = styled.article`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
`;

export const Text = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

/** Author, date and actions on one line. */
export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 2.25rem;
  ${type.small}
  color: ${color.inkMuted};

  > :first-child {
    margin-right: auto;
  }
`;

export const Moment = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
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
  ${media.touch} {
    min-height: 2.75rem;
  }
`;

/** An answer below its question, indented. */
export const ApiResponse = styled.div`
  display: grid;
  gap: ${space[1]};
  padding-left: ${space[4]};
  border-left: 3px solid ${color.primary};
`;

export const By = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  ${type.small}
  color: ${color.inkMuted};

  strong {
    color: ${color.ink};
  }
`;
