import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const compressible = /\.(js|css|svg|json|html|vtt)$/;

/** Writes a `.br` file beside every text file of a build, so that servers need not compress. */
export function precompress(folder: string): void {
  for (const name of globSync('**/*', { cwd: folder }).filter((file) => compressible.test(file))) {
    const file = path.join(folder, name);
    const content = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  }
}
