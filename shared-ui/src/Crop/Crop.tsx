import type { CropDialogProps } from './CropDialog.tsx';
import type { Cropping } from './use-cropping.ts';

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
