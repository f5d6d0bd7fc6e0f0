import { color, media, motion, radius, shadow, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

export const Rows = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${space[3]};
  transition: opacity ${motion.base};

  &[data-outdated='true'] {
    opacity: 0.55;
  }

  // The page's base styles take the margins of a list.
  && {
    margin-bottom: ${space[6]};
  }
`;

export const Row = styled.li<{ $isOpen: boolean }>`
  min-width: 0;
  background: ${color.surface};
  border: 1px solid ${({ $isOpen }) => ($isOpen ? color.primary : color.line)};
  border-radius: ${radius.large};
  box-shadow: ${shadow.low};
`;

export const RowHead = styled.div`
  display: flex;
  align-items: center;
  min-width: 0;
  padding-right: ${space[2]};
`;

/** The whole row except its two actions. */
export const Opener = styled.button`
  display: grid;
  flex: 1;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]} ${space[3]};
  align-items: center;
  min-width: 0;
  padding: ${space[3]} ${space[3]} ${space[3]} ${space[4]};
  border: 0;
  border-radius: ${radius.large};
  background: none;
  color: inherit;
  text-align: start;

  &[aria-expanded='true'] strong svg {
    transform: rotate(180deg);
  }
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
  display: flex;
  flex-wrap: wrap;
  grid-column: 2;
  gap: ${space[1]} ${space[3]};
  align-items: center;
  ${type.small}
  color: ${color.inkMuted};
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
  display: flex;
  gap: ${space[1]};
  align-items: center;
  ${type.strong}

  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
    color: ${color.inkMuted};
    transition: transform ${motion.base};
  }
`;

export const Email = styled.span`
  ${type.small}
  overflow: hidden;
  color: ${color.inkMuted};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Actions = styled.div`
  display: flex;
  flex: none;
`;

export const Card = styled.div`
  padding: ${space[4]};
  border-top: 1px solid ${color.line};

  h2 {
    margin-bottom: ${space[4]};
    ${type.h4}
  }
  ${media.tablet} {
    padding: ${space[5]};
  }
`;

export const Facts = styled.dl`
  display: grid;
  gap: ${space[4]};

  dt {
    ${type.small}
    color: ${color.inkMuted};
  }
  dd {
    overflow-wrap: anywhere;
  }
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
    display: flex;
    gap: ${space[3]};
    align-items: center;
    justify-content: space-between;
    padding: ${space[2]} 0;
    border-top: 1px solid ${color.line};
  }
  a {
    min-width: 0;
    color: ${color.ink};
    overflow-wrap: anywhere;
    text-decoration: none;
  }
  a:hover {
    color: ${color.link};
    text-decoration: underline;
  }
`;

export const SkeletonRow = styled.li`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  padding: ${space[3]} ${space[4]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};

  > div {
    display: grid;
    gap: ${space[2]};
  }
`;

/** The role field and its button, separate from the read-only details. */
export const RoleFrame = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: flex-end;
  padding-top: ${space[5]};
  margin-top: ${space[5]};
  border-top: 1px solid ${color.line};

  > :first-child {
    flex: 1 1 11rem;
    max-width: 18rem;
  }
  > :last-child {
    min-height: 2.875rem;
  }
`;

/** One line of fixed height, so that nothing moves when the other list's number arrives. */
export const Counted = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  align-items: center;
  min-width: 0;
  min-height: 2.25rem;
  overflow-wrap: anywhere;
`;
