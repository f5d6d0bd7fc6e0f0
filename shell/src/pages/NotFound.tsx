import { useTitle } from '@vidya/contracts/browser/platform';
import { texts } from '@vidya/contracts/texts/texts';
import { reloadOnce } from '@vidya/platform/host/host';
import { LostPicture } from '@vidya/shared-ui';
import { useEffect } from 'react';
import { LostPage } from './LostPage.tsx';

const { notFound, notFoundCode, notFoundTitle } = texts.page;

/** The page for every address without a route. */
export function NotFound() {
  useTitle(notFoundTitle);
  const title = (
    <>
      {notFoundCode}
      <br />
      {notFoundTitle}
    </>
  );
  // A tab that is older than an area's release does not know its paths.
  useEffect(() => void reloadOnce(), []);
  return (
    <LostPage picture={<LostPicture />} title={title}>
      {notFound}
    </LostPage>
  );
}
