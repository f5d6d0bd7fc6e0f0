import { bare, inlineLine, mutedCaption, quietLink } from '@vidya/shared-ui/mixins';
import { color, media, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

export const Course = styled.a`
  display: block;
  ${media.tablet} {
    min-width: 7.5rem;
  }
  ${quietLink}
  color: ${color.ink};
  font-weight: 600;
`;

export const Note = styled.span<{ $isOver: boolean }>`
  ${type.caption}
  color: ${({ $isOver }) => ($isOver ? color.inkMuted : color.warning)};
  white-space: nowrap;
`;

export const Standing = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  max-width: 18rem;
  & > * {
    white-space: nowrap;
  }
  ${media.largeText} {
    & > * {
      white-space: normal;
    }
  }
`;

/** The bank's message or another remark, on its own line, which may wrap. */
export const Beside = styled.span`
  && {
    white-space: pre-line;
  }
  flex-basis: 100%;
  ${mutedCaption}
`;

/** An amount stays on one line. */
export const Amount = styled.span`
  white-space: nowrap;
`;

/** A date stays on one line too, on windows wide enough for six columns. */
export const Day = styled.span`
  ${media.laptop} {
    white-space: nowrap;
  }
`;

/** On a tablet the six columns are closer together, so that the status is visible without horizontal scrolling. */
export const Purchases = styled.div`
  ${media.tablet} {
    ${media.belowLaptop} {
      td,
      th {
        padding-inline: ${space[3]};
      }
      th {
        white-space: normal;
      }
    }
  }
`;

/** Tall enough to tap, without making the row taller. */
const inlineAction = `
  ${inlineLine(1)}
  min-height: 2rem;
  font-weight: 600;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;

export const Printed = styled.a`
  ${inlineAction}
`;

export const GiveBack = styled.button`
  ${bare}
  ${inlineAction}
  color: ${color.link};
`;
