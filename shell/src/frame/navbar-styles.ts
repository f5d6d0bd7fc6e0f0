import { line, square } from '@vidya/shared-ui/mixins';
import { color, layer, layout, media, radius, space } from '@vidya/shared-ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { navItem, plain } from './menu/menu-styles.ts';

/** From this width on, the links fit beside the search. Below it they are in the drawer. */
export const wide = '@media (min-width: 75rem)';
const narrow = '@media (max-width: 74.99rem)';

export const Bar = styled.header`
  position: sticky;
  z-index: ${layer.sticky};
  top: 0;
  border-bottom: 1px solid ${color.line};
  background: ${color.paper};
`;

export const NavRow = styled.div`
  ${line(2)}
  max-width: ${layout.page};
  height: 4.25rem;
  margin: 0 auto;
  padding: 0 ${layout.gutter};
  ${media.tablet} {
    gap: ${space[4]};
  }
  ${wide} {
    gap: ${space[3]};
  }
`;

export const Brand = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  border-radius: ${radius.small};
`;

export const PhoneOnly = styled.div`
  margin-left: -${space[2]};
  ${wide} {
    display: none;
  }
`;

export const WideOnly = styled.div`
  display: flex;
  align-items: center;
  ${narrow} {
    display: none;
  }
`;

/** Phones have these in the drawer alone. */
export const FromTablets = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  ${media.phoneOnly} {
    display: none;
  }
`;

export const NavItem = styled(Link)`
  ${navItem}
`;

export const IconAction = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  ${square('2.75rem')}
  ${plain}
  border-radius: 50%;
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
      color: ${color.primary};
    }
  }
`;
