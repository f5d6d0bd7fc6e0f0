import { Banner } from '@vidya/shared-ui';
import { fileSize } from '../data/file-checks.ts';

/** Said while a video goes up. */
export function UploadStatus({ file }: { file: File }) {
  return (
    <Banner icon="upload">
      Uploading {file.name} ({fileSize(file.size)}). Please keep this page open until it is done.
    </Banner>
  );
}
