import { boxOf, type Crop, type Source } from './crop.ts';
import { Picture } from './crop-styles.ts';

export interface CroppedProps {
  address: string;
  source: Source;
  crop: Crop;
}

const percent = (share: number): string => `${share * 100}%`;

/** The kept part of a picture, filling whatever box of its shape it is in. */
export function Cropped({ address, source, crop }: CroppedProps) {
  const { left, top, width, height } = boxOf(source, crop);
  const place = { width: percent(source.width / width), left: percent(-left / width), top: percent(-top / height) };
  return <Picture src={address} alt="" draggable={false} style={place} />;
}
