import { Skeleton } from '@vidya/shared-ui';
import { layout, space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

/** A placeholder in the rough shape of a page. The static frame shows the same one. */
export function WaitingView() {
  return (
    <Page role="group" aria-busy="true" aria-label="Loading the page">
      <Skeleton width="min(26rem, 80%)" height="2.5rem" />
      <Skeleton width="min(40rem, 95%)" height="1.25rem" />
      <Cards>
        {['a', 'b', 'c', 'd'].map((name) => (
          <Skeleton key={name} height="15rem" shape="block" />
        ))}
      </Cards>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  gap: ${space[5]};
  max-width: ${layout.page};
  min-height: 100vh;
  align-content: start;
  margin: 0 auto;
  padding: ${space[12]} ${layout.gutter};
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
  gap: ${space[6]};
  margin-top: ${space[6]};
`;
