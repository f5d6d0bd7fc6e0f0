import { usePlatform } from '@vidya/contracts/browser/platform';
import type { BaseSelection, LexicalEditor } from 'lexical';
import { useRef, useState } from 'react';
import { pictureFault } from '../data/file-checks.ts';
import { NewPicture } from './NewPicture.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import { addressOf, type Picture } from './picture-node.ts';
import { caretOf, insertPicture, setAlt } from './pictures.ts';

type Described = Picture & { key: string };

/** The dialogs about pictures: for files one after another, and for the text of one that is there. */
export function usePictures(courseId: string, editor: LexicalEditor) {
  const [waiting, setWaiting] = useState<File[]>([]);
  const [described, describe] = useState<Described | null>(null);
  const caret = useRef<BaseSelection | null>(null);
  const { toasts } = usePlatform();
  return {
    /** Takes files of pictures; refuses others in a toast. */
    add: (files: File[]): void => {
      const fault = files.map(pictureFault).find(Boolean);
      if (fault) toasts.error(fault);
      // A browser moves the caret to the start when the focus comes back from the dialog.
      caret.current = caretOf(editor);
      setWaiting((before) => [...before, ...files.filter((file) => !pictureFault(file))]);
    },
    describe,
    dialog: waiting[0] ? (
      <NewPicture
        courseId={courseId}
        file={waiting[0]}
        left={waiting.length - 1}
        onAdded={(picture) => {
          insertPicture(editor, picture, caret.current);
          caret.current = caretOf(editor);
        }}
        onClose={() => setWaiting((before) => before.slice(1))}
      />
    ) : described ? (
      <PictureDialog
        title="Describe the picture"
        pictureKey={described.key}
        src={addressOf(described.pictureId)}
        alt={described.alt}
        isBusy={false}
        action="Save"
        onDone={(alt) => {
          setAlt(editor, described.key, alt);
          describe(null);
        }}
        onClose={() => describe(null)}
      />
    ) : null,
  };
}
