import { useDialogEntry, usePlatform } from '@vidya/contracts/browser/platform';
import { fileTypes, limits } from '@vidya/contracts/rules/limits';
import { type CropFault, useCropping } from '@vidya/shared-ui';
import { useEffect, useState } from 'react';

/** What the next save does to the picture. `preview` is the object URL of a picked file. */
export type AvatarChoice = { kind: 'stored' } | { kind: 'removed' } | { kind: 'picked'; file: File; preview: string };

const stored: AvatarChoice = { kind: 'stored' };

const faults: Record<CropFault, string> = {
  unreadable: 'This picture cannot be read, choose another one',
  tooLarge: 'This picture has too many pixels, choose one of at most 50 million',
  notLoaded: 'The crop window could not be loaded, choose the picture again',
};

/** Why a file cannot be a profile picture; '' if it can. The server checks its content too (decision U4). */
function avatarProblem({ name, size }: File): string {
  if (!fileTypes.avatar.some((ending) => name.toLowerCase().endsWith(ending)))
    return 'Choose a jpg, jpeg, svg or png picture';
  return size > limits.uploadMax.imageBytes ? 'Choose a picture of at most 5 MB' : '';
}

/** The picture choice. Photos go through a square crop; SVGs are uploaded unchanged, and the server renders them. */
export function useAvatarChoice() {
  const { toasts } = usePlatform();
  const [choice, setChoice] = useState<AvatarChoice>(stored);
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
    if (file.name.toLowerCase().endsWith('.svg')) return take(file);
    setProblem('');
    await cropping.pick(file);
  };

  return {
    choice,
    problem,
    pick,
    cropping: cropping.window,
    remove: () => choose({ kind: 'removed' }),
    keep: () => choose(stored),
  };
}
