import { row, touchHeight } from '@vidya/shared-ui/mixins';
import { media, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { boldLinks, page } from '../../parts/styles.ts';

export const Page = styled.div`
  ${page(6, 8)}

  & > header {
    margin-bottom: 0;
  }
`;

/** Cards side by side, as many as fit; rows below each other on a phone. */
export const Grid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${media.largeText} {
    row-gap: ${space[6]};
  }
  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
    gap: ${space[6]} ${space[5]};
  }

  & > li {
    display: grid;
  }
  /* An open menu is above the next cards. */
  & > li:has([aria-expanded='true']) {
    z-index: 1;
  }
`;

/** The search field and the filters: side by side where there is room. */
export const Filters = styled.div`
  display: grid;
  gap: ${space[3]} ${space[5]};

  > form {
    min-width: 0;
  }

  ${media.tablet} {
    grid-template-columns: minmax(14rem, 22rem) 1fr;
    align-items: center;
  }
`;

export const FooterRow = styled.div`
  ${row(3, 2)}
  justify-content: space-between;
  min-height: 1.5rem;
  ${type.small}
  ${boldLinks}

  > span {
    display: inline-flex;
    align-items: center;
  }
`;

/** For a card's button, which is larger than its links, and its menu. */
export const ButtonSlot = styled.div`
  display: flex;
  gap: ${space[2]};
  align-items: center;

  && > a {
    min-height: 2.5rem;
    ${touchHeight}
  }
`;
