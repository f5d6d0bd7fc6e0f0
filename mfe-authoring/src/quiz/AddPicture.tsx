import { usePlatform } from '@vidya/contracts/browser/platform';
import { writePicture } from '@vidya/contracts/rules/quiz/picture-mark';
import { Button, Icon, lazyPart } from '@vidya/shared-ui';
import { Suspense, useRef, useState } from 'react';
import { pictureFault } from '../data/file-checks.ts';

const NewPicture = lazyPart(async () => (await import('../article/NewPicture.tsx')).NewPicture);

interface AddPictureProps {
  courseId: string;
  /** The picture as texts of questions name it. */
  onAdd: (mark: string) => void;
}

/** A button that uploads a picture for the text of a question. */
export function AddPicture({ courseId, onAdd }: AddPictureProps) {
  const { toasts } = usePlatform();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const choose = (chosen: File | undefined): void => {
    const fault = chosen && pictureFault(chosen);
    if (fault) toasts.error(fault);
    else setFile(chosen ?? null);
  };
  return (
    <>
      <Button variant="quiet" icon={<Icon name="image" size={16} />} onClick={() => input.current?.click()}>
        Add picture …
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Picture"
        accept=".jpg,.jpeg,.png,.webp"
        onChange={(event) => {
          choose(event.target.files?.[0]);
          // The same file can be chosen again.
          event.target.value = '';
        }}
      />
      {file ? (
        <Suspense fallback={null}>
          <NewPicture
            courseId={courseId}
            file={file}
            left={0}
            onAdded={({ pictureId, alt }) => onAdd(writePicture(alt, pictureId))}
            onClose={() => setFile(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
