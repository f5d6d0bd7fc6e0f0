import { layout, space } from '@vidya/shared-ui/tokens';
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

/** Cards side by side, as many as fit; one below the other on a phone. */
export const CardGrid = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  gap: ${space[6]} ${space[5]};
`;
