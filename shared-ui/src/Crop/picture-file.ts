import { type Box } from './crop.ts';

/** Loads the picture at an object URL. Rejects when the browser cannot read it. */
export function loadPicture(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  return new Promise((resolve, reject) => {
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => reject(new Error('The picture cannot be read')));
    image.src = address;
  });
}

/** PNG may be transparent and stays PNG; everything else becomes JPEG. */
const targetOf = (file: File) =>
  file.type === 'image/png' ? { type: 'image/png', ending: 'png' } : { type: 'image/jpeg', ending: 'jpg' };

interface Cut {
  file: File;
  image: HTMLImageElement;
  box: Box;
  /** The max width in px; the picture is never enlarged. */
  maxPx: number;
}

/** Returns the cropped part as a file of its own. Rejects when the browser cannot draw it. */
export async function cutPicture({ file, image, box, maxPx }: Cut): Promise<File> {
  const scale = Math.min(1, maxPx / box.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(box.width * scale));
  canvas.height = Math.max(1, Math.round(box.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws nothing');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, box.left, box.top, box.width, box.height, 0, 0, canvas.width, canvas.height);
  const { type, ending } = targetOf(file);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  if (!blob) throw new Error('The picture could not be written');
  return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.${ending}`, { type });
}
