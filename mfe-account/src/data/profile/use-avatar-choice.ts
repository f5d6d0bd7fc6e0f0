import { useDialogEntry, usePlatform } from '@vidya/contracts/browser/platform';
import { type CropFault, useCropping } from '@vidya/shared-ui';
import { useEffect, useState } from 'react';
import { type AvatarChoice, avatarProblem, isDrawing } from './avatar-choice.ts';

const kept: AvatarChoice = { kind: 'kept' };

const faults: Record<CropFault, string> = {
  unreadable: 'This picture cannot be read, choose another one',
  tooLarge: 'This picture has too many pixels, choose one of at most 50 million',
  notLoaded: 'The crop window could not be loaded, choose the picture again',
};

/** The picture choice. Photos go through a square crop; SVGs are uploaded unchanged, and the server renders them. */
export function useAvatarChoice() {
  const { toasts } = usePlatform();
  const [choice, setChoice] = useState<AvatarChoice>(kept);
  const [problem, setProblem] = useState('');
  const preview = choice.kind === 'picked' ? choice.preview : undefined;
  useEffect(() => {
    if (preview) return () => URL.revokeObjectURL(preview);
  }, [preview]);

  const choose = (next: AvatarChoice): void => {
    setProblem('');
    setChoice(next);
  };
  const refuse = (why: string): void => {
    setProblem(why);
    toasts.error(why);
  };
  const take = (file: File): void => choose({ kind: 'picked', file, preview: URL.createObjectURL(file) });
  const cropping = useCropping({
    dialog: useDialogEntry('crop-avatar'),
    onCut: take,
    onFault: (fault) => refuse(faults[fault]),
  });

  const pick = async (file: File): Promise<void> => {
    const found = avatarProblem(file);
    if (found) return refuse(found);
    if (isDrawing(file)) return take(file);
    setProblem('');
    await cropping.pick(file);
  };

  return {
    choice,
    problem,
    pick,
    cropping: cropping.window,
    remove: () => choose({ kind: 'removed' }),
    keep: () => choose(kept),
  };
}
