import { styled } from 'styled-components';

/** The whole site, at least as tall as the window. */
export const Site = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
`;

/**
 * The page's container. The footer stays at the bottom of the window under a short page, and below it while a page
 * loads, so that the layout does not shift when the content arrives. A busy button or a list that refetches does not
 * change the height.
 */
export const Main = styled.main`
  /* Not a grid or a flex box: pages centre themselves by auto margins, which there would shrink them to their content. */
  display: flow-root;
  flex: 1 0 auto;
  &:has([aria-busy='true'] [data-skeleton]) {
    min-height: 100vh;
  }
`;
