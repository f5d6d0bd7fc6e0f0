import { type Crop, type Size, squareOf } from '../../data/crop.ts';
import { Picture } from './crop-styles.ts';

export interface CroppedProps {
  address: string;
  size: Size;
  crop: Crop;
}

const percent = (share: number): string => `${share * 100}%`;

/** The kept square of a picture, filling whatever square box it is in. */
export function Cropped({ address, size, crop }: CroppedProps) {
  const { left, top, side } = squareOf(size, crop);
  const place = { width: percent(size.width / side), left: percent(-left / side), top: percent(-top / side) };
  return <Picture src={address} alt="" draggable={false} style={place} />;
}
