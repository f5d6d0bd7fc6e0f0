import { color, layout, media, radius, shadow, space, type } from '@vidya/shared-ui';
import { line, row, ruledItems } from '@vidya/shared-ui/mixins';
import { createGlobalStyle, styled } from 'styled-components';
import { formLayer, StickyActions } from '../parts/form-styles.ts';

const barHeight = '3.5rem';

/** The pages and the panel below them: at least as tall as the window, so that the panel is at its end. */
export const WithPanel = styled.div`
  display: flex;
  flex-direction: column;
  min-height: calc(100vh - 5.5rem);

  > :first-child {
    flex: 1 0 auto;
  }
  ${media.laptop} {
    &:has(${StickyActions}) > section {
      bottom: 5.5rem;
    }
  }
`;

/**
 * Sticks to the end of the window, and has room of its own at the end of the page: whatever it covers on the way comes
 * out above it.
 */
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
    align-self: flex-end;
    width: 24rem;
    margin: 0 ${layout.gutter} ${space[4]};
    border: 1px solid ${color.line};
    border-radius: ${radius.large};
  }
`;

/** What gets the focus by keys is scrolled out from under the bar, and other bars stay above it. */
export const BarRoom = createGlobalStyle`
  html {
    scroll-padding-bottom: calc(${barHeight} + ${space[4]});
  }
  ${media.belowLaptop} {
    html {
      --upload-bar: ${barHeight};
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
  max-height: min(24rem, 55vh);
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
`;
