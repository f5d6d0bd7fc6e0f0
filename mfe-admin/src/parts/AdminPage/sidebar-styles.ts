import { color, motion, radius, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

export const Bar = styled.nav`
  position: sticky;
  top: 6rem;
  align-self: start;
  min-width: 0;
`;

export const Title = styled.h2`
  padding: 0 ${space[3]};
  margin-bottom: ${space[3]};
  ${type.h3}
`;

export const Places = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${space[1]};

  // Twice, because the page's base styles take the distances of a list.
  && {
    margin: 0;
    padding: 0;
  }
`;

export const Place = styled.a`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 2.75rem;
  padding: 0 ${space[3]};
  border-radius: ${radius.medium};
  ${type.label}
  color: ${color.inkMuted};
  text-decoration: none;
  transition:
    background-color ${motion.quick},
    color ${motion.quick};

  &:hover {
    background: ${color.primarySoft};
    color: ${color.primary};
  }
  &[aria-current='page'] {
    background: ${color.primarySoft};
    box-shadow: inset 3px 0 ${color.primary};
    color: ${color.primary};
  }
`;

export const Waiting = styled.span`
  min-width: 1.5rem;
  margin-left: auto;
  padding: 0 ${space[2]};
  background: ${color.primary};
  border-radius: ${radius.pill};
  ${type.caption}
  color: ${color.onPrimary};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;
