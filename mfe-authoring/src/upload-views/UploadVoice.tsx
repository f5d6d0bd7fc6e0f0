import { VisuallyHidden } from '@vidya/shared-ui';
import { useUploads } from '../uploads/upload-list.ts';
import { spokenText } from './upload-text.ts';

/** Announces the uploads to screen readers, one line each: only the changed line is read. */
export function UploadVoice() {
  return (
    <VisuallyHidden role="log" aria-label="Uploads">
      {useUploads().map((upload) => (
        <p key={upload.key}>{spokenText(upload)}</p>
      ))}
    </VisuallyHidden>
  );
}
