import { VisuallyHidden } from '@vidya/shared-ui';
import { useUploads } from '../uploads/upload-list.ts';
import { spokenText } from './upload-text.ts';

/** Tells screen readers of the uploads, a line for each: only the line that changes is read. */
export function UploadVoice() {
  return (
    <VisuallyHidden role="log" aria-label="Uploads">
      {useUploads().map((upload) => (
        <p key={upload.key}>{spokenText(upload)}</p>
      ))}
    </VisuallyHidden>
  );
}
