import { color, media, radius, shadow, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

export const TileFrame = styled.div`
  display: grid;
  gap: ${space[1]};
  align-content: start;
  padding: ${space[4]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  box-shadow: ${shadow.low};

  dt {
    ${type.small}
    color: ${color.inkMuted};
  }
  ${media.tablet} {
    padding: ${space[5]};
  }
`;

export const Value = styled.dd`
  ${type.h3}
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  /* An amount in crores stays on one line of half a small phone. */
  ${media.phoneOnly} {
    font-size: clamp(0.9375rem, 4.7vw, 1.25rem);
  }

  ${media.tablet} {
    ${type.h2}
  }
`;

export const Note = styled.dd`
  ${type.small}
  color: ${color.inkMuted};

  ${media.phoneOnly} {
    min-height: 2lh;
  }
`;

export const Moved = styled.b<{ $isUp: boolean }>`
  color: ${({ $isUp }) => ($isUp ? color.success : color.danger)};
  font-weight: 650;
  white-space: nowrap;

  svg {
    display: inline-block;
    vertical-align: -0.2em;
  }
`;
