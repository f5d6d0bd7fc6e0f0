import { layout, media, space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

/** The page's width and margins, with the air above the footer that every page has. Full-width bands contain one. */
export const Page = styled.div`
  width: 100%;
  max-width: ${layout.page};
  margin: 0 auto;
  padding: 0 ${layout.gutter} ${space[16]};
`;

/** Cards in two or four columns, so that a page of eight always fills its rows; rows below each other on phones. */
export const CardGrid = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${media.largeText} {
    row-gap: ${space[6]};
  }
  ${media.tablet} {
    gap: ${space[6]} ${space[4]};
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
