import { messageOf } from '@vidya/contracts/rules/api-error';
import { useRef } from 'react';
import { useAddPicture } from '../data/lecture/add-picture.ts';
import { useObjectUrl } from '../data/object-url.ts';
import { PictureDialog } from './PictureDialog.tsx';

interface NewPictureProps {
  courseId: string;
  file: File;
  /** How many more files wait. */
  left: number;
  onAdded: (picture: { pictureId: string; alt: string }) => void;
  onClose: () => void;
}

/** Uploads a picture for the texts of a course, once its alternative text is written. */
export function NewPicture({ courseId, file, left, onAdded, onClose }: NewPictureProps) {
  const src = useObjectUrl(file);
  const upload = useAddPicture(courseId);
  const request = useRef<AbortController | null>(null);
  const close = (): void => {
    request.current?.abort();
    upload.reset();
    onClose();
  };
  const add = async (alt: string): Promise<void> => {
    const { signal } = (request.current = new AbortController());
    const pictureId = await upload.mutateAsync({ picture: file, signal }).catch(() => null);
    if (pictureId === null || signal.aborted) return;
    onAdded({ pictureId, alt });
    close();
  };
  return (
    <PictureDialog
      title={left > 0 ? `Add a picture, ${left} more after it` : 'Add a picture'}
      pictureKey={left}
      src={src ?? ''}
      isBusy={upload.isPending}
      failure={upload.error ? messageOf(upload.error, 'Error In Adding The Picture') : undefined}
      action="Add picture"
      onDone={(alt) => void add(alt)}
      onClose={close}
    />
  );
}
