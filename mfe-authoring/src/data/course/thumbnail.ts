import { useDialogEntry, usePlatform } from '@vidya/contracts/browser/platform';
import { type CropFault, type Cropping, useCropping } from '@vidya/shared-ui';
import { useState } from 'react';
import { noThumbnail, thumbnailFault, tooManyPixels } from '../file-checks.ts';

const faults: Record<CropFault, string> = {
  unreadable: noThumbnail,
  tooLarge: tooManyPixels,
  notLoaded: 'The Crop Window Could Not Be Loaded, Choose The Picture Again',
};

/** The thumbnail being chosen: a fault shows beside the field and in a toast, a valid picture is cropped. */
export function useThumbnail(tell: (fault: string | undefined) => void) {
  const { toasts } = usePlatform();
  const [file, setFile] = useState<File | null>(null);
  const refuse = (fault: string): void => {
    setFile(null);
    tell(fault);
    toasts.error(fault);
  };
  const cropping = useCropping({
    dialog: useDialogEntry('crop-thumbnail'),
    onCut: setFile,
    onFault: (fault) => refuse(faults[fault]),
  });
  return {
    /** The cropped picture, not saved yet. */
    file,
    pick: (picked: File): void => {
      const fault = thumbnailFault(picked);
      if (fault) return refuse(fault);
      tell(undefined);
      void cropping.pick(picked);
    },
    adjust: cropping.adjust,
    /** Leaves a later choice. */
    drop: () => setFile((latest) => (latest === file ? null : latest)),
    /** The props of `Crop`. */
    window: cropping.window satisfies { picture: Cropping | null },
  };
}
