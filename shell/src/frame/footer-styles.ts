import { centred, muted, row, square } from '@vidya/shared-ui/mixins';
import { color, layout, media, radius, space, type } from '@vidya/shared-ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

export const Foot = styled.footer`
  border-top: 1px solid ${color.line};
  background: ${color.sunken};
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[8]} ${space[6]};
  max-width: ${layout.page};
  margin: 0 auto;
  padding: ${space[12]} ${layout.gutter} ${space[8]};
  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.laptop} {
    grid-template-columns: 2fr 1fr 1fr 1fr;
  }
`;

export const Intro = styled.div`
  grid-column: 1 / -1;
  max-width: 22rem;
  color: ${color.inkMuted};
  ${media.laptop} {
    grid-column: auto;
  }
  p {
    margin: ${space[3]} 0 0;
    ${type.small}
  }
`;

export const Column = styled.nav`
  display: grid;
  justify-items: start;
  align-content: start;
`;

export const ColumnTitle = styled.p`
  margin: 0 0 ${space[2]};
  ${type.label}
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

export const Base = styled.div`
  ${row(3)}
  justify-content: space-between;
  max-width: ${layout.page};
  margin: 0 auto;
  padding: ${space[4]} ${layout.gutter} ${space[8]};
  border-top: 1px solid ${color.line};
  ${muted}
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
