import { color, media, radius, space, type } from '@vidya/shared-ui';
import { centred, row, square } from '@vidya/shared-ui/mixins';
import { styled } from 'styled-components';

export const EntryList = styled.ul.attrs({ role: 'list' })`
  // Lists with a role have no margins.
  && {
    margin-top: ${space[4]};
  }
`;

/** A device or a passkey: a sign, a name with a note, and buttons: beside each other where there is room. */
export const EntryItem = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]} ${space[4]};
  align-items: center;
  padding: ${space[4]} 0;
  border-top: 1px solid ${color.line};
  overflow-wrap: anywhere;
  > :nth-child(3) {
    grid-column: 2;
    justify-self: start;
    margin-left: -${space[3]};
  }
  &:last-child {
    padding-bottom: 0;
  }
  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
    > :nth-child(3) {
      grid-column: auto;
    }
  }
  ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    > :nth-child(3) {
      grid-column: auto;
      margin: 0 -${space[3]} 0 0;
    }
  }
`;

export const EntrySign = styled.span`
  ${centred}
  align-self: start;
  ${square('2.75rem')}
  background: ${color.primarySoft};
  border-radius: ${radius.medium};
  color: ${color.primary};
`;

export const EntryName = styled.p`
  ${row(2)}
  ${type.strong}
`;

/** Around the button that shows the rest of a list: it has no visible border, so its text aligns with the rows. */
export const More = styled.div`
  margin: ${space[4]} 0 0 -${space[3]};
`;
