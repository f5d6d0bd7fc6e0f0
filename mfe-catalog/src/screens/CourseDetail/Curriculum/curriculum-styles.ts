import { card, line, muted, overlay, row } from '@vidya/shared-ui/mixins';
import { color, radius, space } from '@vidya/shared-ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

export const Lines = styled.ol`
  margin: ${space[3]} 0 ${space[4]};
  padding: 0;
  overflow: hidden;
  ${card}
  list-style: none;

  li {
    position: relative;
    ${line(3)}
    padding: ${space[3]} ${space[4]};
  }
  li + li {
    border-top: 1px solid ${color.line};
  }
  svg {
    color: ${color.inkFaint};
  }
`;

/** On a phone a long title takes the whole line, with the badge below. */
export const Name = styled.span`
  ${row(3, 1)}
  flex: 1;
  min-width: 0;

  > :first-child {
    flex: 1 1 11rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export const Length = styled.span`
  ${muted}
  font-variant-numeric: tabular-nums;
`;

/** The badge as a link. If it is the only link of the line, the whole line is clickable. */
export const PreviewLink = styled(Link)<{ $isWholeLine: boolean }>`
  display: inline-flex;
  flex: none;
  border-radius: ${radius.pill};
  text-decoration: none;

  &::after {
    content: ${({ $isWholeLine }) => ($isWholeLine ? "''" : 'none')};
    ${overlay}
  }
  &:hover > span {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
