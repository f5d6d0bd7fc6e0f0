/** A response's whole body. Rejects when it is larger than `maxBytes`, and then reads no more of it. */
export async function boundedBody(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) throw new Error('It is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
