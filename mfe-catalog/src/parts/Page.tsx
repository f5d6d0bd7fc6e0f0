import { layout, media, space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

/** The page's width and its margins. Bands that reach the window's edges hold one inside. */
export const Page = styled.div`
  width: 100%;
  max-width: ${layout.page};
  margin: 0 auto;
  padding: 0 ${layout.gutter};
`;

/** One part of a page, with air above the next. */
export const Section = styled.section`
  margin-top: ${space[12]};
`;

/** Cards side by side: one, two or four, so that a page of eight always fills its rows. */
export const CardGrid = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]} ${space[4]};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
