import { type Crop, squareOf } from './crop.ts';

/** Large enough for every place that shows an avatar, on dense displays too. */
const mostPx = 512;

/** The picture at an address within this page. Rejects when the browser cannot read it. */
export function loadPicture(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  return new Promise((resolve, reject) => {
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => reject(new Error('The picture cannot be read')));
    image.src = address;
  });
}

/** PNG may be see-through and stays PNG; all else becomes JPEG. */
const targetOf = (file: File): { type: string; name: string } => {
  const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
  const stem = file.name.replace(/\.[^.]*$/, '');
  return { type, name: `${stem}.${type === 'image/png' ? 'png' : 'jpg'}` };
};

/** The kept square as a file of its own. Rejects when the browser cannot draw it. */
export async function cutPicture(file: File, image: HTMLImageElement, crop: Crop): Promise<File> {
  const { left, top, side } = squareOf({ width: image.naturalWidth, height: image.naturalHeight }, crop);
  const px = Math.max(1, Math.min(mostPx, Math.round(side)));
  const canvas = document.createElement('canvas');
  canvas.width = px;
  canvas.height = px;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws nothing');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, left, top, side, side, 0, 0, px, px);
  const { type, name } = targetOf(file);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  if (!blob) throw new Error('The picture could not be written');
  return new File([blob], name, { type });
}
