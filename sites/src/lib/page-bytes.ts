/** The bytes of each page as the middleware made them, so that the renderer need not unpack a response. */
const bytes = new WeakMap<Response, Buffer>();

export function rememberBytes(response: Response, body: Buffer): Response {
  bytes.set(response, body);
  return response;
}

export async function bytesOf(response: Response): Promise<Buffer> {
  return bytes.get(response) ?? Buffer.from(await response.arrayBuffer());
}
