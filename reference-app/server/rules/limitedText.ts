/**
 * Reads a body as UTF-8.
 * @throws Error as soon as it turns out to be larger
 */
export async function limitedText(body: AsyncIterable<Uint8Array>, mostBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > mostBytes) throw new Error(`The response is larger than ${mostBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size).toString('utf8');
}
