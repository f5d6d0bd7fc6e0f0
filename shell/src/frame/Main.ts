import { styled } from 'styled-components';

/** Where the page is drawn; tall enough that the footer stays below the window until the content arrives. */
export const Main = styled.main`
  min-height: 100vh;
`;
