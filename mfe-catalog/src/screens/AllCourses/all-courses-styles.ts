import { color, media, space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { Page } from '../../parts/Page.tsx';

export const Frame = styled(Page)`
  padding-block: ${space[8]} 0;

  > nav {
    margin-top: ${space[6]};
  }
`;

/* Takes the focus when a page was turned, to be read out. Like the page's own heading it needs no ring: nothing to press. */
export const Subheading = styled.h2`
  margin-top: ${space[10]};

  &:focus {
    outline: none;
  }
`;

export const Toolbar = styled.div`
  margin: ${space[3]} 0 ${space[5]};
  overflow-x: auto;
  border-bottom: 1px solid ${color.line};
  scrollbar-width: none;
`;

export const Columns = styled.div`
  ${media.laptop} {
    display: grid;
    grid-template-columns: 14rem minmax(0, 1fr);
    gap: ${space[8]};
  }
`;

/** What the fixed navbar leaves of the window. */
const room = 'calc(100dvh - 6.5rem)';

/* Stays beside the courses, so that a choice made far down still shows what it found. Its end fades: there is more. */
export const Panel = styled.aside`
  display: none;

  ${media.laptop} {
    position: sticky;
    top: 5.5rem;
    display: block;
    align-self: start;
    max-height: ${room};
    margin: 0 -${space[3]} 0 -${space[2]};
    padding: 0 ${space[3]} ${space[8]} ${space[2]};
    overflow-y: auto;
    mask-image: linear-gradient(#000 calc(100% - ${space[10]}), transparent);
    scrollbar-color: ${color.lineStrong} transparent;
    scrollbar-width: thin;
  }
`;
