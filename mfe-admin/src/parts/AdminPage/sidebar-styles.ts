import { color, layout, media, motion, radius, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

export const Bar = styled.nav`
  min-width: 0;

  ${media.laptop} {
    position: sticky;
    top: 6rem;
    align-self: start;
  }
`;

export const Title = styled.h2`
  margin-bottom: ${space[2]};
  ${type.h4}

  ${media.laptop} {
    padding: 0 ${space[3]};
    margin-bottom: ${space[3]};
    ${type.h3}
  }
`;

export const Places = styled.ul.attrs({ role: 'list' })`
  position: relative;
  display: flex;
  gap: ${space[2]};
  overflow-x: auto;
  scrollbar-width: none;

  // Twice, because the page's base styles take the distances of a list.
  && {
    margin: 0 calc(-1 * ${layout.gutter});
    padding: ${space[1]} ${layout.gutter};
  }
  ${media.laptop} {
    display: grid;
    gap: ${space[1]};
    overflow: visible;

    && {
      margin: 0;
      padding: 0;
    }
  }
`;

export const Place = styled.a`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 2.75rem;
  padding: 0 ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.pill};
  background: ${color.surface};
  ${type.label}
  color: ${color.inkMuted};
  text-decoration: none;
  white-space: nowrap;
  transition:
    background-color ${motion.quick},
    color ${motion.quick};

  &:hover {
    background: ${color.primarySoft};
    color: ${color.primary};
  }
  &[aria-current='page'] {
    border-color: ${color.primary};
    background: ${color.primarySoft};
    color: ${color.primary};
  }
  ${media.laptop} {
    gap: ${space[3]};
    padding: 0 ${space[3]};
    border-color: transparent;
    border-radius: ${radius.medium};
    background: transparent;

    &[aria-current='page'] {
      border-color: transparent;
      box-shadow: inset 3px 0 ${color.primary};
    }
  }
`;
