import { SettingsError } from '@fuar/shared/settings/read-settings';

type Settings = { S3_BUCKET?: string | undefined; S3_ENDPOINT?: string | undefined; S3_REGION: string };
type Failure = { name?: string; code?: string; $metadata?: { httpStatusCode?: number } };

/** Turns an error of the S3 store into a `SettingsError` that says which setting is wrong. Returns other errors unchanged. */
export function explainS3(error: unknown, env: Settings): unknown {
  const { name = '', code, $metadata } = error as Failure;
  const status = $metadata?.httpStatusCode;
  if (status === undefined && !code && name !== 'TimeoutError') return error;
  const sentence = () => {
    if (status === undefined) {
      const where = env.S3_ENDPOINT ?? `Amazon's store in ${env.S3_REGION}`;
      return `S3_ENDPOINT: ${where} cannot be reached: ${code ?? name}`;
    }
    if (name === 'NoSuchBucket') return `S3_BUCKET: there is no bucket ${env.S3_BUCKET}`;
    if (name === 'InvalidBucketName') return `S3_BUCKET: ${env.S3_BUCKET} is not a valid bucket name`;
    if (name === 'InvalidAccessKeyId') return 'S3_ACCESS_KEY_ID: the store does not know this key';
    if (name === 'SignatureDoesNotMatch')
      return 'S3_SECRET_ACCESS_KEY: it is not the secret of S3_ACCESS_KEY_ID';
    if (/^(?:AuthorizationHeaderMalformed|PermanentRedirect|IllegalLocationConstraint)/.test(name))
      return `S3_REGION: the bucket ${env.S3_BUCKET} is not in ${env.S3_REGION}`;
    if (status === 401 || status === 403)
      return `S3_ACCESS_KEY_ID: this key may not list, read, write and delete in the bucket ${env.S3_BUCKET}`;
    return `S3_ENDPOINT: the store refuses with status ${status} (${name})`;
  };
  return new SettingsError(`${sentence()}.`, { cause: error });
}
