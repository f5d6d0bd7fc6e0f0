import type * as NodeAv from 'node-av';
import type { Stream } from 'node-av';

type Library = Pick<typeof NodeAv, 'AV_PKT_DATA_DISPLAYMATRIX'>;

/** The number of clockwise quarter turns to display a picture upright: 0 to 3. */
export function quarterTurns({ AV_PKT_DATA_DISPLAYMATRIX }: Library, { codecpar }: Stream): number {
  const matrix = codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX);
  if (!matrix || matrix.length < 8) return 0;
  const turns = Math.round(Math.atan2(matrix.readInt32LE(4), matrix.readInt32LE(0)) / (Math.PI / 2));
  return (turns + 4) % 4;
}

/** The filters for these turns, each followed by a comma. */
export const turnFilters = (turns: number): string =>
  ['', 'transpose=clock,', 'hflip,vflip,', 'transpose=cclock,'][turns] ?? '';
