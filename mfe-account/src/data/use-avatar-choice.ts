import { useDialogEntry, usePlatform } from '@vidya/contracts/platform';
import { useEffect, useState } from 'react';
import { type AvatarChoice, avatarProblem, isDrawing } from './avatar-choice.ts';
import type { Crop } from './crop.ts';
import { cutPicture, loadPicture } from './picture-file.ts';

const kept: AvatarChoice = { kind: 'kept' };

/** A picture whose square is being chosen. */
export interface Cropping {
  file: File;
  image: HTMLImageElement;
}

const unreadable = 'This picture cannot be read, choose another one';

/** Lets go of an address within this page when it is no longer shown. */
function useRelease(address: string | undefined): void {
  useEffect(() => {
    if (address) return () => URL.revokeObjectURL(address);
  }, [address]);
}

/** The picture being chosen. Photos pass a square crop; SVGs go to the server as they are, which draws them. */
export function useAvatarChoice() {
  const { toasts } = usePlatform();
  const dialog = useDialogEntry('crop-avatar');
  const [choice, setChoice] = useState<AvatarChoice>(kept);
  const [cropping, setCropping] = useState<Cropping | null>(null);
  const [problem, setProblem] = useState('');
  useRelease(choice.kind === 'picked' ? choice.preview : undefined);
  useRelease(cropping?.image.src);

  const settle = (next: AvatarChoice): void => {
    setProblem('');
    setChoice(next);
  };
  const refuse = (why: string): void => {
    setProblem(why);
    toasts.error(why);
  };
  const take = (file: File): void => settle({ kind: 'picked', file, preview: URL.createObjectURL(file) });

  const pick = async (file: File): Promise<void> => {
    const found = avatarProblem(file);
    if (found) return refuse(found);
    if (isDrawing(file)) return take(file);
    const address = URL.createObjectURL(file);
    const image = await loadPicture(address).catch(() => null);
    if (!image) {
      URL.revokeObjectURL(address);
      return refuse(unreadable);
    }
    setProblem('');
    setCropping({ file, image });
    dialog.open();
  };
  const cut = async (crop: Crop): Promise<void> => {
    if (!cropping) return;
    const file = await cutPicture(cropping.file, cropping.image, crop).catch(() => null);
    if (file) take(file);
    else refuse(unreadable);
    dialog.close();
  };

  return {
    choice,
    problem,
    pick,
    // After a reload the history still holds the window, but the picture is gone.
    cropping: { picture: cropping, isOpen: dialog.isOpen && cropping !== null, cut, cancel: dialog.close },
    remove: () => settle({ kind: 'removed' }),
    keep: () => settle(kept),
  };
}
