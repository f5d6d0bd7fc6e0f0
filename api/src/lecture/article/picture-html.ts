import { API_BASE } from '@vidya/contracts/texts/api-base';
import { escapeHtml } from '../../course/port/clean-description.ts';

export const pictureBase = `${API_BASE}/media/pictures`;

export interface PictureSize {
  id: string;
  /** In pixels. */
  width: number;
  height: number;
}

/** A picture of an article: AVIF for browsers that read it, with its size, so that nothing moves when it arrives. */
export const pictureHtml = ({ id, width, height }: PictureSize, alt: string): string =>
  `<picture><source type="image/avif" srcset="${pictureBase}/${id}.avif"><img src="${pictureBase}/${id}.webp" ` +
  `width="${width}" height="${height}" alt="${escapeHtml(alt)}" loading="lazy" decoding="async"></picture>`;
