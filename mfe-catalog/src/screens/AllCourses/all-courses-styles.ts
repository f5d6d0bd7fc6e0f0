import { color, media, space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { Page } from '../../parts/Page.tsx';

export const Frame = styled(Page)`
  padding-block: ${space[8]} 0;

  > nav {
    margin-top: ${space[6]};
  }
`;

/* Gets the focus after a page change, to be read out. It needs no focus ring, because it cannot be pressed. */
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

/** The height of the window below the fixed navbar. */
const room = 'calc(100dvh - 6.5rem)';

/* Stays beside the courses, so that the results of a choice stay visible. The faded end shows that there is more. */
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
