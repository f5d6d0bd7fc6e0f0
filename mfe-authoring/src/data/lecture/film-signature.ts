/** The first bytes of each video format, from an offset on. Never stricter than the server's check. */
const signatures: { at: number; bytes: readonly number[] }[] = [
  ...['ftyp', 'moov', 'mdat', 'free', 'wide', 'skip'].map((box) => ({ at: 4, bytes: lettersOf(box) })),
  // Matroska and WebM.
  { at: 0, bytes: [0x1a, 0x45, 0xdf, 0xa3] },
  { at: 8, bytes: lettersOf('AVI ') },
  // Windows Media.
  { at: 0, bytes: [0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11] },
  { at: 0, bytes: lettersOf('FLV') },
];

const headBytes = 16;

function lettersOf(word: string): number[] {
  return Array.from(word, (letter) => letter.charCodeAt(0));
}

const readBytes = (part: Blob): Promise<ArrayBuffer> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsArrayBuffer(part);
  });

const begins = (head: Uint8Array): boolean =>
  signatures.some(({ at, bytes }) => bytes.every((byte, index) => head[at + index] === byte));

/** Whether a file starts like a video. An unreadable file passes: its upload reports the error. */
export async function isFilm(file: File): Promise<boolean> {
  try {
    return begins(new Uint8Array(await readBytes(file.slice(0, headBytes))));
  } catch {
    return true;
  }
}
