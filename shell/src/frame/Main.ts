import { styled } from 'styled-components';

/** Where the page is drawn; tall enough that the footer does not jump when the content arrives. */
export const Main = styled.main`
  min-height: 80vh;
`;
