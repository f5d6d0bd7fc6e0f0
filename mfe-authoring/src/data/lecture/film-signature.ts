/** How each video format starts, from an offset on, a character per byte. Never stricter than the server's check. */
const signatures: [at: number, text: string][] = [
  ...['ftyp', 'moov', 'mdat', 'free', 'wide', 'skip'].map((box): [number, string] => [4, box]),
  // Matroska and WebM.
  [0, '\x1a\x45\xdf\xa3'],
  [8, 'AVI '],
  // Windows Media.
  [0, '\x30\x26\xb2\x75\x8e\x66\xcf\x11'],
  [0, 'FLV'],
];
const headBytes = 16;

const readBytes = (part: Blob): Promise<ArrayBuffer> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsArrayBuffer(part);
  });

/** Whether a file starts like a video. An unreadable file passes: its upload reports the error. */
export async function isFilm(file: File): Promise<boolean> {
  try {
    const head = String.fromCharCode(...new Uint8Array(await readBytes(file.slice(0, headBytes))));
    return signatures.some(([at, text]) => head.startsWith(text, at));
  } catch {
    return true;
  }
}
