import { centred, muted, mutedCaption, row, square } from '@vidya/shared-ui/mixins';
import { color, layout, media, motion, radius, space, type } from '@vidya/shared-ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

export const Foot = styled.footer`
  border-top: 1px solid ${color.line};
  background: ${color.sunken};
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-width: ${layout.page};
  margin: 0 auto;
  padding: ${space[6]} ${layout.gutter} ${space[3]};
  ${media.tablet} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${space[8]} ${space[6]};
    padding-block: ${space[12]} ${space[8]};
  }
  ${media.laptop} {
    grid-template-columns: 2fr 1fr 1fr 1fr;
  }
`;

export const Intro = styled.div`
  grid-column: 1 / -1;
  max-width: 22rem;
  color: ${color.inkMuted};
  ${media.phoneOnly} {
    margin-bottom: ${space[4]};
  }
  ${media.laptop} {
    grid-column: auto;
  }
  p {
    margin: ${space[3]} 0 0;
    ${type.small}
  }
`;

export const Column = styled.nav`
  ${media.phoneOnly} {
    border-top: 1px solid ${color.line};
  }
`;

export const ColumnTitle = styled.p`
  margin: 0 0 ${space[2]};
  ${type.label}
  ${media.phoneOnly} {
    display: none;
  }
`;

export const Links = styled.div`
  display: grid;
  justify-items: start;
`;

/**
 * The title on phones, which shows the links or hides them. They are beside it and not inside: wide windows show them
 * whether it is open or not. It works without script.
 */
export const Fold = styled.details`
  ${media.tablet} {
    display: none;
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 2.75rem;
    ${type.label}
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  svg {
    color: ${color.inkMuted};
    transition: rotate ${motion.quick};
  }
  &[open] svg {
    rotate: 180deg;
  }
  ${media.phoneOnly} {
    &:not([open]) + ${Links} {
      display: none;
    }
    &[open] + ${Links} {
      padding-bottom: ${space[3]};
    }
  }
`;

export const FootLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.25rem;
  ${muted}
  text-decoration: none;
  &:hover {
    color: ${color.primary};
    text-decoration: underline;
  }
`;

/* As wide as the columns above it, so that its rule ends where they end. */
export const Base = styled.div`
  ${row(6, 2)}
  justify-content: space-between;
  width: calc(100% - 2 * ${layout.gutter});
  max-width: 80rem;
  margin: 0 auto;
  padding: ${space[3]} 0 ${space[5]};
  border-top: 1px solid ${color.line};
  ${mutedCaption}
  ${media.tablet} {
    padding-block: ${space[4]} ${space[8]};

    > p {
      margin-right: auto;
    }
  }
`;

export const Social = styled.div`
  display: flex;
  gap: ${space[1]};
  a {
    ${centred}
    ${square('2.75rem')}
    border-radius: ${radius.pill};
    color: ${color.inkMuted};
  }
  a:hover {
    background: ${color.surface};
    color: ${color.primary};
  }
`;
