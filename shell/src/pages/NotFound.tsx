import { useTitle } from '@vidya/contracts/platform';
import { texts } from '@vidya/contracts/texts';
import { EmptyState, LostPicture } from '@vidya/shared-ui';
import { GoBack } from './GoBack.tsx';

/** Every address nobody owns. */
export function NotFound() {
  useTitle(texts.page.notFoundTitle);
  return (
    <EmptyState
      picture={<LostPicture />}
      titleAs="h1"
      title={
        <>
          {texts.page.notFoundCode}
          <br />
          {texts.page.notFoundTitle}
        </>
      }
      action={<GoBack />}
    >
      {texts.page.notFound}
    </EmptyState>
  );
}
