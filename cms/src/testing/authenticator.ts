import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/** Encodes what a credential needs: small numbers, short strings, bytes and maps. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...value].map(([key, each]) => Buffer.concat([cbor(key), cbor(each)]));
  return Buffer.concat([head(5, value.size), ...pairs]);
}

function head(major: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(major << 5) | count]);
  return count < 256
    ? Buffer.from([(major << 5) | 24, count])
    : Buffer.from([(major << 5) | 25, count >> 8, count & 255]);
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const PRESENT = 0x01;
const WITH_CREDENTIAL = 0x40;

type Options = { challenge: string; rp?: { id?: string }; rpId?: string };

/**
 * A security key in software: it makes one ES256 credential and signs real assertions with it. `surplusBytes` lengthens the public
 * key.
 */
export function createAuthenticator(origin = 'http://localhost', surplusBytes = 0) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, { challenge }: Options) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = (rpId: string, flags: number, rest = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    counter += 1;
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, rest]);
  };
  const answer = (response: Record<string, unknown>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    id: id.toString('base64url'),
    /** Resets the signature counter, as if somebody used a copy of the key. */
    rewind: () => {
      counter = 0;
    },
    create: (options: Options) => {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.concat([Buffer.from(y, 'base64url'), Buffer.alloc(surplusBytes)])],
      ]);
      const length = Buffer.from([0, id.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, cbor(key)]);
      const data = authData(options.rp?.id ?? '', PRESENT | WITH_CREDENTIAL, credential);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', options).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      });
    },
    get: (options: Options) => {
      const client = clientData('webauthn.get', options);
      const data = authData(options.rpId ?? '', PRESENT);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}
