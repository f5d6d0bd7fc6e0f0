import { limits } from '@vidya/contracts/rules/limits';
import { useEffect, useRef, useState } from 'react';
import type { CropDialog, CropDialogProps } from './CropDialog.tsx';

/** Why a picture cannot be cropped: the browser cannot read it, it has too many pixels, or our code failed to load. */
export type CropFault = 'unreadable' | 'tooLarge' | 'notLoaded';

export interface Cropping {
  file: File;
  image: HTMLImageElement;
  /** Loads with the first picture. */
  Window: typeof CropDialog;
}

interface CroppingOptions {
  /** The dialog's history entry, so that Back closes it. */
  dialog: { isOpen: boolean; open: () => void; close: () => void };
  onCut: (file: File) => void;
  onFault: (fault: CropFault) => void;
}

async function prepare(file: File): Promise<Cropping | CropFault> {
  const code = await Promise.all([import('./picture-file.ts'), import('./CropDialog.tsx')]).catch(() => null);
  if (!code) return 'notLoaded';
  const [{ loadPicture }, { CropDialog: Window }] = code;
  const address = URL.createObjectURL(file);
  const image = await loadPicture(address).catch(() => null);
  const isTooLarge = image !== null && image.naturalWidth * image.naturalHeight > limits.uploadMax.imagePixels;
  if (image && !isTooLarge) return { file, image, Window };
  URL.revokeObjectURL(address);
  return isTooLarge ? 'tooLarge' : 'unreadable';
}

/** The state of a picked picture for `Crop`. The dialog's code loads with the first `pick`, not before. */
export function useCropping({ dialog, onCut, onFault }: CroppingOptions) {
  const [picture, setPicture] = useState<Cropping | null>(null);
  const [cutFrom, setCutFrom] = useState<Cropping | null>(null);
  const latest = useRef<File>(null);
  const [addresses] = useState(() => new Set<string>());
  useEffect(
    () => () => {
      for (const address of addresses) URL.revokeObjectURL(address);
    },
    [addresses],
  );
  return {
    pick: async (file: File): Promise<void> => {
      latest.current = file;
      const prepared = await prepare(file);
      if (typeof prepared !== 'string') addresses.add(prepared.image.src);
      // Another one was picked while this one was read.
      if (latest.current !== file) return;
      if (typeof prepared === 'string') return onFault(prepared);
      setPicture(prepared);
      dialog.open();
    },
    /** Opens the dialog again with the picture that was cut last; null without one. */
    adjust:
      cutFrom &&
      ((): void => {
        setPicture(cutFrom);
        dialog.open();
      }),
    /** The props of `Crop`. */
    window: {
      picture,
      // After a reload the history still contains the dialog, but the picture is gone.
      isOpen: dialog.isOpen && picture !== null,
      onClose: dialog.close,
      onCut: (cut: File | null): void => {
        if (cut) {
          setCutFrom(picture);
          onCut(cut);
        } else onFault('unreadable');
        dialog.close();
      },
    },
  };
}

export interface CropProps extends Omit<CropDialogProps, 'file' | 'image'> {
  /** From `useCropping`; null until the person picks a picture. */
  picture: Cropping | null;
}

/** The place of the dialog that crops a picked picture: `<Crop {...cropping.window} shape="wide" … />`. */
export function Crop({ picture, ...rest }: CropProps) {
  if (!picture) return null;
  const { file, image, Window } = picture;
  return <Window key={image.src} file={file} image={image} {...rest} />;
}
