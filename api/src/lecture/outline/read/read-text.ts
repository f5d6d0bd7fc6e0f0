/** What a file says of its own encoding: in its XML declaration, or as a page. */
const declared = /(?:encoding|charset)=["']?([\w-]{1,30})/i;

const startsWith = (bytes: Buffer, ...mark: number[]): boolean => mark.every((byte, at) => bytes[at] === byte);

/** Of UTF-16 nobody could read the declaration itself. */
function declaredDecoder(encoding: string | undefined): TextDecoder {
  try {
    const decoder = new TextDecoder(encoding);
    return decoder.encoding.startsWith('utf-16') ? new TextDecoder() : decoder;
  } catch {
    return new TextDecoder();
  }
}

/** The text of a file, by its byte order mark or its own declaration, else UTF-8. Never fails: signs may be replaced. */
export function readText(bytes: Buffer): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return new TextDecoder().decode(bytes);
  const [, encoding] = declared.exec(bytes.toString('latin1', 0, 1_024)) ?? [];
  return declaredDecoder(encoding).decode(bytes);
}
