import { useTitle } from '@vidya/contracts/browser/platform';
import { texts } from '@vidya/contracts/texts/texts';
import { LostPicture } from '@vidya/shared-ui';
import { GoBack } from './GoBack.tsx';
import { LostPage } from './LostPage.tsx';

/** The page for every address without a route. */
export function NotFound() {
  useTitle(texts.page.notFoundTitle);
  return (
    <LostPage
      picture={<LostPicture />}
      title={
        <>
          {texts.page.notFoundCode}
          <br />
          {texts.page.notFoundTitle}
        </>
      }
      actions={<GoBack />}
    >
      {texts.page.notFound}
    </LostPage>
  );
}
