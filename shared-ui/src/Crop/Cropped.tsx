import { boxOf, type Crop, type Source } from './crop.ts';
import { Picture } from './crop-styles.ts';

export interface CroppedProps {
  address: string;
  source: Source;
  crop: Crop;
}

const percent = (share: number): string => `${share * 100}%`;

/** The cropped part of a picture; it fills any box of the same aspect ratio. */
export function Cropped({ address, source, crop }: CroppedProps) {
  const { left, top, width, height } = boxOf(source, crop);
  const place = { width: percent(source.width / width), left: percent(-left / width), top: percent(-top / height) };
  return <Picture src={address} alt="" draggable={false} style={place} />;
}
