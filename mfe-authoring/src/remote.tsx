import { PlatformProvider, type RemoteProps, usePerson } from '@vidya/contracts/browser/platform';
import { useEffect } from 'react';
import { AuthoringRoutes } from './routes.tsx';
import { keepUploadsOf } from './uploads/uploads.ts';

export default function AuthoringRemote({ platform }: RemoteProps) {
  return (
    <PlatformProvider platform={platform}>
      <UploadsOwner />
      <AuthoringRoutes />
    </PlatformProvider>
  );
}

/** Uploads outlive the screens of this remote, but not the session of the person who started them. */
function UploadsOwner() {
  const personId = usePerson()?._id;
  useEffect(() => {
    if (personId) keepUploadsOf(personId);
  }, [personId]);
  return null;
}
