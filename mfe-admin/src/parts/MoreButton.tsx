import { Button, ListEnd } from '@vidya/shared-ui';
import { color, space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import type { MorePages } from '../data/use-more-pages.ts';

/** Below a list of `what`: loads its next page, if there is one. */
export function MoreButton({ more, what }: { more: MorePages; what: string }) {
  const { isThere, isAtEnd, isBusy, failure, load } = more;
  if (isAtEnd) return <ListEnd>All {what} are shown.</ListEnd>;
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
