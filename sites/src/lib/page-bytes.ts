/** The bytes of pages as the middleware made them: whoever renders a page and only wants those need not unpack a response. */
const bytes = new WeakMap<Response, Buffer>();

export function rememberBytes(response: Response, body: Buffer): Response {
  bytes.set(response, body);
  return response;
}

export async function bytesOf(response: Response): Promise<Buffer> {
  return bytes.get(response) ?? Buffer.from(await response.arrayBuffer());
}
