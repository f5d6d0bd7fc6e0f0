import { color, layout, media, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  gap: ${space[6]};
  width: 100%;
  max-width: ${layout.page};
  margin: 0 auto;
  padding: ${space[8]} ${layout.gutter} ${space[16]};

  & > header {
    margin-bottom: 0;
  }
`;

/** Cards side by side, as many as fit; one column on a phone. */
export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  gap: ${space[6]} ${space[5]};
  align-items: stretch;

  & > li {
    display: grid;
  }
`;

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

/** The search field and the filters: side by side where there is room. */
export const Filters = styled.div`
  display: grid;
  gap: ${space[3]} ${space[5]};

  ${media.tablet} {
    grid-template-columns: minmax(14rem, 22rem) 1fr;
    align-items: center;
  }
`;

export const Search = styled.form`
  min-width: 0;
`;

/** A course's numbers on one line: learners, questions. */
export const Figures = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  margin: 0;
  ${type.small}
  color: ${color.inkMuted};

  a {
    font-weight: 600;
    text-underline-offset: 0.2em;
  }
`;

export const FooterRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[3]};
  ${type.small}

  a {
    font-weight: 600;
    text-underline-offset: 0.2em;
  }
`;

export const FooterStack = styled.div`
  display: grid;
  gap: ${space[3]};
`;

export const BadgeRow = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
`;
