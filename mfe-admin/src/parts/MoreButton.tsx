import { Button } from '@vidya/shared-ui';
import { color, space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import type { MorePages } from '../data/use-more-pages.ts';

/** Below a list: loads its next page, if there is one. */
export function MoreButton({ more: { isThere, isBusy, failure, load } }: { more: MorePages }) {
  if (!isThere) return null;
  return (
    <Below>
      {failure ? <p role="alert">{failure}</p> : null}
      <Button variant="secondary" isBusy={isBusy} onClick={load}>
        Load more
      </Button>
    </Below>
  );
}

const Below = styled.div`
  display: grid;
  gap: ${space[3]};
  justify-items: center;
  margin-top: ${space[6]};

  p {
    color: ${color.danger};
  }
`;
