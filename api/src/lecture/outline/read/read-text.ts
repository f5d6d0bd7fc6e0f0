/** What a file says of its own encoding: in its XML declaration, or as a page. */
const declared = /(?:encoding|charset)=["']?([\w-]{1,30})/i;

/** The text of a file, by its byte order mark or its own declaration, else UTF-8. Never fails: signs may be replaced. */
export function readText(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const [, encoding] = declared.exec(bytes.toString('latin1', 0, 1_024)) ?? [];
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
