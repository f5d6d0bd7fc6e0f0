import { PlatformProvider, type RemoteProps, useAreaGuard, usePerson } from '@vidya/contracts/browser/platform';
import { useEffect } from 'react';
import { AuthoringRoutes } from './routes.tsx';
import { uploadWork } from './upload-views/leave-text.ts';
import { WithPanel } from './upload-views/panel-styles.ts';
import { UploadPanel } from './upload-views/UploadPanel.tsx';
import { useUploads } from './uploads/upload-list.ts';
import { keepUploadsOf } from './uploads/uploads.ts';

export default function AuthoringRemote({ platform }: RemoteProps) {
  return (
    <PlatformProvider platform={platform}>
      <UploadsOwner />
      <WithPanel>
        <div>
          <AuthoringRoutes />
        </div>
        <UploadPanel />
      </WithPanel>
    </PlatformProvider>
  );
}

/** Uploads outlive the screens of this remote, but not the session of the person who started them. */
function UploadsOwner() {
  const personId = usePerson()?._id;
  useEffect(() => {
    if (personId) keepUploadsOf(personId);
  }, [personId]);
  useAreaGuard(uploadWork(useUploads()));
  return null;
}
