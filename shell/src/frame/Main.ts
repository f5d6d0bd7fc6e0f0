import { styled } from 'styled-components';

/** The whole site, at least as tall as the window. */
export const Site = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
`;

/**
 * Where the page is drawn. Under a short page the footer stands at the window's edge; while one waits it stays below,
 * so that nothing seen is pushed away when the content arrives. A button at work and a list that is read again keep the
 * page as it is.
 */
export const Main = styled.main`
  /* Not a grid or a flex box: pages centre themselves by auto margins, which there would shrink them to their content. */
  display: flow-root;
  flex: 1 0 auto;
  &:has([aria-busy='true'] [data-skeleton]) {
    min-height: 100vh;
  }
`;
