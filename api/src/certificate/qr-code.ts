import createQrCode from 'qrcode-generator';
import { ink, type Pen, type Place } from '../print/pen.ts';

/** Draws a QR code of an address, as a square of `size` points. */
export function drawQrCode(pen: Pen, address: string, { x, y, size }: Place & { size: number }): void {
  // Type 0 picks the smallest code that fits; level M survives about 15 % damage.
  const code = createQrCode(0, 'M');
  code.addData(address);
  code.make();
  const count = code.getModuleCount();
  const step = size / count;
  for (let row = 0; row < count; row += 1)
    for (let column = 0; column < count; column += 1)
      if (code.isDark(row, column)) pen.doc.rect(x + column * step, y + row * step, step, step);
  pen.doc.fill(ink);
}
