import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import yazl from 'yazl';

export interface ZipEntry {
  path: string;
  content: Readable;
}

/** A text as a file of a zip file. */
export const textEntry = (path: string, text: string): ZipEntry => ({
  path,
  content: Readable.from([Buffer.from(text)]),
});

/** A zip file as a stream: each entry is asked for when the one before it is written. */
export function zipStream(entries: AsyncIterable<ZipEntry>): Readable {
  const zip = new yazl.ZipFile();
  const output = new PassThrough();
  const stopped = new AbortController();
  const write = async (): Promise<void> => {
    for await (const { path, content } of entries) {
      // A receiver that is gone does not read on: the entry would wait for ever.
      stopped.signal.addEventListener('abort', () => content.destroy());
      if (stopped.signal.aborted) content.destroy();
      zip.addReadStream(content, path);
      await finished(content);
    }
    zip.end();
  };
  output.on('close', () => stopped.abort());
  zip.on('error', (error: Error) => output.destroy(error));
  zip.outputStream.pipe(output);
  write().catch((error: unknown) => output.destroy(error as Error));
  return output;
}
