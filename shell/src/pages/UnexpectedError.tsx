import { texts } from '@vidya/contracts/texts/texts';
import { Button, ErrorState } from '@vidya/shared-ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';

/** The last resort: an error no area's own boundary caught. */
export function UnexpectedError() {
  const error = useRouteError();
  useEffect(() => console.error('Unexpected application error', error), [error]);
  return (
    <main>
      <ErrorState
        titleAs="h1"
        title={texts.page.unexpected}
        action={
          // A full page load on purpose: whatever broke starts afresh.
          <Button as="a" href="/">
            Go to the home page
          </Button>
        }
      >
        Nothing you bought or saved is lost.
      </ErrorState>
    </main>
  );
}
