import { lazyPart, VisuallyHidden } from '@vidya/shared-ui';
import { Suspense } from 'react';
import { type Upload, useUploads } from '../uploads/upload-list.ts';
import { spokenText } from './upload-text.ts';

const UploadDock = lazyPart(async () => (await import('./UploadDock.tsx')).UploadDock);

/** The uploads of this visit, on every authoring page. Their list comes with the first of them. */
export function UploadPanel() {
  const uploads = useUploads();
  return (
    <>
      {uploads.length > 0 ? (
        <Suspense fallback={null}>
          <UploadDock uploads={uploads} />
        </Suspense>
      ) : null}
      <UploadVoice uploads={uploads} />
    </>
  );
}

/** Announces the uploads to screen readers, one line each: only the changed line is read. */
const UploadVoice = ({ uploads }: { uploads: readonly Upload[] }) => (
  <VisuallyHidden role="log" aria-label="Uploads">
    {uploads.map((upload) => (
      <p key={upload.key}>{spokenText(upload)}</p>
    ))}
  </VisuallyHidden>
);
