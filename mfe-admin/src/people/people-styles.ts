import { card, ellipsis, line, muted, quietLink, row, ruledTop } from '@vidya/shared-ui/mixins';
import { color, media, radius, space, type } from '@vidya/shared-ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { ExpandedPart, Facts, Toggle } from '../parts/expandable.ts';
import { dimming } from '../parts/mixins.ts';

export const Rows = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${space[3]};
  ${dimming}

  // The page's base styles take the margins of a list.
  && {
    margin-bottom: ${space[6]};
  }
`;

export const RowHead = styled.div`
  display: flex;
  align-items: center;
  min-width: 0;
  padding-right: ${space[2]};

  ${media.largeText} {
    flex-wrap: wrap;

    > :first-child {
      flex-basis: 100%;
    }
  }
`;

/** The whole row except its two actions. */
export const Opener = styled(Toggle)`
  display: grid;
  flex: 1;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]} ${space[3]};
  align-items: center;
  min-width: 0;
  padding: ${space[3]} ${space[3]} ${space[3]} ${space[4]};
  border-radius: ${radius.large};

  &:hover strong {
    color: ${color.primary};
  }
  ${media.phoneOnly} {
    padding-right: ${space[1]};
  }
  ${media.desktop} {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
`;

/** Role, courses and last visit: columns that align from row to row; below the address on narrow windows. */
export const Glance = styled.span`
  ${row(3, 1)}
  grid-column: 2;
  ${muted}
  font-variant-numeric: tabular-nums;

  ${media.desktop} {
    display: grid;
    grid-template-columns: 7rem 5.5rem 11.5rem;
    grid-column: auto;
    justify-items: start;
  }
`;

export const Text = styled.span`
  display: grid;
  min-width: 0;
`;

export const Name = styled.strong`
  ${line(1)}
  ${type.strong}

  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  svg {
    color: ${color.inkMuted};
  }
`;

export const Email = styled.span`
  ${muted}
  ${ellipsis}
`;

export const Actions = styled.div`
  display: flex;
  flex: none;
`;

export const Card = styled(ExpandedPart)`
  h2 {
    margin-bottom: ${space[4]};
    ${type.h4}
  }
  ${media.tablet} {
    padding: ${space[5]};
  }
`;

export const PersonFacts = styled(Facts)`
  gap: ${space[4]};

  dd[data-missing='true'] {
    color: ${color.inkFaint};
  }
  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr));
  }
`;

export const Courses = styled.section`
  margin-top: ${space[5]};

  h3 {
    margin-bottom: ${space[2]};
    ${type.label}
  }
  p {
    color: ${color.inkMuted};
  }
`;

export const CourseList = styled.ul.attrs({ role: 'list' })`
  li {
    ${line(3)}
    justify-content: space-between;
    padding: ${space[2]} 0;
    border-top: 1px solid ${color.line};
  }
  a {
    ${quietLink}
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export const SkeletonRow = styled.li`
  ${card}
  ${line(3)}
  padding: ${space[3]} ${space[4]};

  > div {
    display: grid;
    gap: ${space[2]};
  }
`;

/** The role field and its button, separate from the read-only details. */
export const RoleFrame = styled.div`
  ${row(3)}
  align-items: flex-end;
  ${ruledTop(5)}

  > :first-child {
    flex: 1 1 11rem;
    max-width: 18rem;
  }
  > :last-child {
    min-height: 2.875rem;
  }
`;

export const RecoveryLink = styled(Link)`
  display: inline-block;
  margin-top: ${space[4]};
  ${type.label}
`;

/** One line of fixed height, so that nothing moves when the other list's number arrives. */
export const Counted = styled.span`
  ${row(3, 1)}
  min-width: 0;
  min-height: 2.25rem;
  overflow-wrap: anywhere;
`;

/** Below a list: the pager in the middle and the page size at the end; stacked on a phone. */
export const ListFoot = styled.div`
  display: grid;
  gap: ${space[4]};
  align-items: center;
  justify-items: center;

  ${media.tablet} {
    grid-template-columns: 1fr auto 1fr;

    > :first-child {
      grid-column: 2;
    }
    > :last-child {
      justify-self: end;
    }
  }
`;

/** The label stands before the field, so that the row is one line. */
export const PageSize = styled.div`
  > * {
    ${line(3)}
  }
  label {
    white-space: nowrap;
  }
`;
