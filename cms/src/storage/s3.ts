import { Readable } from 'node:stream';
import type { Env } from '../start/env.ts';
import type { S3Client } from './aws-s3.ts';
import { explainS3 } from './explain-s3.ts';
import { dispositionOf, IMMUTABLE_CACHE_CONTROL, mediaTypeOf } from './media-type.ts';
import type { MediaStorage, StoredFile } from './storage.ts';
import { storageUnavailable } from './storage-unavailable.ts';
import { withIdleTimeout } from './with-idle-timeout.ts';

/** Short timeouts, because a visitor waits while the store is unreachable. */
const CONNECT_MS = 3000;
const IDLE_MS = 10_000;
const BODY_IDLE_MS = 30_000;

/**
 * Each visitor who reads a file slowly occupies one socket. The limit equals that of the gateway's connections to the CMS, so
 * that slow visitors never use up the sockets of other requests.
 */
const AGENT = { keepAlive: true, maxSockets: 2048 };

type Env3 = Pick<
  Env,
  | 'S3_BUCKET'
  | 'S3_ENDPOINT'
  | 'S3_REGION'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
  | 'S3_PREFIX'
  | 'S3_PATH_STYLE'
>;

/** A bucket of an S3-compatible store: `/media/<name>` is the object `[S3_PREFIX/]media/<name>`. */
export function createS3Storage(env: Env3): MediaStorage {
  const Bucket = env.S3_BUCKET;
  const folder = `${env.S3_PREFIX ? `${env.S3_PREFIX}/` : ''}media/`;
  const at = (name: string) => ({ Bucket, Key: folder + name });
  const withClient = createClient(env);

  async function* list(): AsyncGenerator<StoredFile> {
    let token: string | undefined;
    do {
      const page = await withClient(({ client, ListObjectsV2Command }) =>
        client.send(new ListObjectsV2Command({ Bucket, Prefix: folder, ContinuationToken: token })),
      ).catch(throwUnavailable);
      for (const { Key = '', Size = 0, LastModified = new Date(0) } of page.Contents ?? []) {
        const name = Key.slice(folder.length);
        if (mediaTypeOf(name)) yield { name, size: Size, modified: LastModified };
      }
      token = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (token);
  }

  return {
    kind: 's3',
    list,
    prepare: async () => {
      const probe = `.probe-${process.pid}`;
      try {
        await withClient(async ({ client, ListObjectsV2Command, PutObjectCommand, DeleteObjectCommand }) => {
          // Check the access with a list instead of HEAD, because the response to HEAD has no body with the reason for a failure.
          await client.send(new ListObjectsV2Command({ Bucket, Prefix: folder, MaxKeys: 1 }));
          await client.send(new PutObjectCommand({ ...at(probe), Body: Uint8Array.of(0) }));
          await client.send(new DeleteObjectCommand(at(probe)));
        });
      } catch (error) {
        throw explainS3(error, env);
      }
    },
    put: async (name, data) => {
      const type = mediaTypeOf(name);
      if (!type) throw new Error(`No file of media is called ${name}`);
      await withClient(({ client, PutObjectCommand }) =>
        client.send(
          new PutObjectCommand({
            ...at(name),
            Body: data,
            ContentType: type,
            ...(dispositionOf(name) ? { ContentDisposition: dispositionOf(name) } : {}),
            CacheControl: IMMUTABLE_CACHE_CONTROL,
          }),
        ),
      ).catch(throwUnavailable);
    },
    stat: async (name) => {
      if (!mediaTypeOf(name)) return undefined;
      const head = await withClient(({ client, HeadObjectCommand }) =>
        client.send(new HeadObjectCommand(at(name))),
      ).catch(undefinedWhereMissing);
      return head && { name, size: head.ContentLength ?? 0, modified: head.LastModified ?? new Date(0) };
    },
    read: async (name, range) => {
      if (!mediaTypeOf(name)) return undefined;
      const found = await withClient(({ client, GetObjectCommand }) =>
        client.send(
          new GetObjectCommand({ ...at(name), ...(range && { Range: `bytes=${range.start}-${range.end}` }) }),
        ),
      ).catch(undefinedWhereMissing);
      if (!found) return undefined;
      if (!(found.Body instanceof Readable)) throw new Error('S3 answered without a body');
      const body = withIdleTimeout(found.Body, BODY_IDLE_MS);
      const size = Number(found.ContentRange?.split('/')[1] ?? found.ContentLength ?? 0);
      return { file: { name, size, modified: found.LastModified ?? new Date(0) }, body };
    },
    delete: async (name) => {
      await withClient(({ client, DeleteObjectCommand }) =>
        client.send(new DeleteObjectCommand(at(name))),
      ).catch(throwUnavailable);
    },
  };
}

type Sdk = typeof import('./aws-s3.ts') & { client: S3Client };

/** Loads the SDK on the first call, because an installation without S3 does not need its megabytes. */
function createClient(env: Env3): <T>(use: (sdk: Sdk) => Promise<T>) => Promise<T> {
  let sdk: Promise<Sdk> | undefined;
  async function load(): Promise<Sdk> {
    const commands = await import('./aws-s3.ts');
    const client = new commands.S3Client({
      region: env.S3_REGION,
      ...(env.S3_ENDPOINT && { endpoint: env.S3_ENDPOINT }),
      forcePathStyle: env.S3_PATH_STYLE ?? Boolean(env.S3_ENDPOINT),
      credentials: {
        accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
        secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
      },
      // Some S3-compatible stores do not support the SDK's newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 2,
      requestHandler: {
        connectionTimeout: CONNECT_MS,
        requestTimeout: IDLE_MS,
        throwOnRequestTimeout: true,
        httpAgent: AGENT,
        httpsAgent: AGENT,
      },
    });
    return { ...commands, client };
  }
  return async (use) => {
    sdk ??= load();
    return use(await sdk);
  };
}

function throwUnavailable(error: unknown): never {
  throw storageUnavailable(error);
}

function undefinedWhereMissing(error: unknown): undefined {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  if (name === 'NoSuchKey' || name === 'NotFound') return undefined;
  if ($metadata?.httpStatusCode === 404 && name !== 'NoSuchBucket') return undefined;
  throw storageUnavailable(error);
}
