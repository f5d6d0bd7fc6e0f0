import { texts } from '@vidya/contracts/texts/texts';
import { Button, ErrorState } from '@vidya/shared-ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';

/** The error page for errors that no area's boundary caught. */
export function UnexpectedError() {
  const error = useRouteError();
  useEffect(() => console.error('Unexpected application error', error), [error]);
  return (
    <main>
      <ErrorState
        titleAs="h1"
        title={texts.page.unexpected}
        action={
          // A full page load on purpose: it resets whatever is broken.
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
