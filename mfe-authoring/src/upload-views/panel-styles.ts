import { color, layout, media, radius, shadow, space, type } from '@vidya/shared-ui';
import { line, row, ruledItems } from '@vidya/shared-ui/mixins';
import { createGlobalStyle, styled } from 'styled-components';
import { formLayer, StickyActions } from '../parts/form-styles.ts';

const barHeight = '3.5rem';

/**
 * The pages and the panel: at least as tall as the window, so that the panel is at its end. On wide windows the panel
 * lies over the end of the page, which has room of its own below it (`--upload-room`).
 */
export const WithPanel = styled.div`
  display: flex;
  flex-direction: column;
  min-height: calc(100vh - 5.5rem);

  > :first-child {
    flex: 1 0 auto;
    min-width: 0;
  }
  ${media.laptop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);

    > * {
      grid-area: 1 / 1;
    }
    &:has(${StickyActions}) > section {
      bottom: 5.5rem;
    }
  }
`;

const bodyHeight = 'min(24rem, 55vh)';

/** Sticks to the end of the window: below the page, on wide windows in the corner above it. */
export const Dock = styled.section`
  position: sticky;
  bottom: 0;
  z-index: ${formLayer.uploads};
  background: ${color.surface};
  border-top: 1px solid ${color.line};
  box-shadow: ${shadow.high};
  padding-bottom: env(safe-area-inset-bottom);

  ${media.laptop} {
    bottom: ${space[4]};
    align-self: end;
    justify-self: end;
    width: 24rem;
    margin: 0 ${layout.gutter} ${space[4]};
    border: 1px solid ${color.line};
    border-radius: ${radius.large};
  }
`;

/** What gets the focus by keys is scrolled out from under the bar, and other bars and parts of the page stay above it. */
export const BarRoom = createGlobalStyle<{ $isOpen: boolean }>`
  html {
    scroll-padding-bottom: calc(${barHeight} + ${space[4]});
  }
  ${media.belowLaptop} {
    html {
      --upload-bar: ${barHeight};
    }
  }
  ${media.laptop} {
    html {
      --upload-room: calc(${barHeight} + ${space[10]} + ${({ $isOpen }) => ($isOpen ? bodyHeight : '0px')});
    }
  }
`;

export const Head = styled.div`
  ${line(2)}
  justify-content: space-between;
  min-height: ${barHeight};
  padding: ${space[1]} ${space[2]} ${space[1]} ${space[4]};

  h2 {
    ${type.label}
    font-variant-numeric: tabular-nums;
  }
`;

export const Body = styled.div`
  max-height: ${bodyHeight};
  overflow-y: auto;
  padding: 0 ${space[4]};
  border-top: 1px solid ${color.line};
`;

export const Items = styled.ul`
  ${ruledItems}
`;

export const Foot = styled.div`
  ${row(2)}
  justify-content: space-between;
  padding: ${space[2]} 0 ${space[3]};
  border-top: 1px solid ${color.line};

  /* The button has no visible border: its text aligns with the files. */
  > button:only-child {
    margin-left: -${space[3]};
  }
`;
