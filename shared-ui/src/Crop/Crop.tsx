import type { CropDialogProps } from './CropDialog.tsx';
import type { Cropping } from './use-cropping.ts';

export interface CropProps extends Omit<CropDialogProps, 'file' | 'image'> {
  /** From `useCropping`; null before a picture was picked. */
  picture: Cropping | null;
}

/** Place for the window in which a picked picture is cropped: `<Crop {...cropping.window} shape="wide" … />`. */
export function Crop({ picture, ...rest }: CropProps) {
  if (!picture) return null;
  const { file, image, Window } = picture;
  return <Window key={image.src} file={file} image={image} {...rest} />;
}
