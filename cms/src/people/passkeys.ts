import { ORGANISER } from '@fuar/shared/organiser/facts';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Payload } from 'payload';
import { z } from 'zod';
import { passkeysOf, type StoredPasskey } from './factors.ts';
import type { StaffRow } from './staff-row.ts';
import { sign } from './ticket.ts';

/** The site that a passkey belongs to. `id` is the host of the back-office. `origins` are the possible origins of its pages. */
export type RelyingParty = { id: string; origins: string[] };

/** Loads the library only when a passkey is used, because loading takes a third of a second. */
const webAuthn = () => import('@simplewebauthn/server');

/** How a browser can reach the authenticator, such as `usb`. It is checked here, because the library does not check it. */
const transportsSchema = z.array(z.string().max(20)).max(10).optional();

/** EdDSA, ES256 and RS256. The library's default includes newer algorithms, for which Node prints warnings. */
const supportedAlgorithmIDs = [-8, -7, -257];

const TIMEOUT_MS = 5 * 60_000;

/**
 * The formats that a browser sends for options that ask for no attestation, as ours do. Other formats contain certificates. For
 * `android-key` the library fetches lists of revoked certificates from addresses in these certificates. An attacker may have
 * made the certificates.
 */
const ATTESTATION_FORMATS: unknown[] = ['none', 'packed'];

/** A limit for stored keys and ids, because every call of the account reads them. Real keys and ids are shorter. */
const LONGEST_PART = 1024;

/** Derives the challenge from the id of the session that the sign-in opens. The challenge therefore needs no storage. */
const signInChallenge = (payload: Payload, sid: string) => sign(payload, 'passkey sign-in', sid);

/** `period` changes every five minutes, so the challenge expires. */
const newPasskeyChallenge = (payload: Payload, sid: string, period: number) =>
  sign(payload, 'new passkey', `${sid} ${period}`);

const currentPeriod = () => Math.floor(Date.now() / TIMEOUT_MS);
const knownKeys = (row: StaffRow) =>
  passkeysOf(row).map(({ id, transports }) => ({ id, ...(transports ? { transports } : {}) }));

export async function passkeyOptions(
  payload: Payload,
  row: StaffRow,
  sid: string,
  party: RelyingParty,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await webAuthn();
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: new Uint8Array(signInChallenge(payload, sid)),
    allowCredentials: knownKeys(row),
    timeout: TIMEOUT_MS,
    userVerification: 'preferred',
  });
}

/** Verifies a credential. Returns the passkeys to store, with the new counter, or undefined if the credential is invalid. */
export async function acceptPasskey(
  payload: Payload,
  row: StaffRow,
  sid: string,
  party: RelyingParty,
  credential: Record<string, unknown>,
): Promise<StoredPasskey[] | undefined> {
  const passkeys = passkeysOf(row);
  const stored = passkeys.find(({ id }) => id === credential.id);
  if (!stored) return undefined;
  const { verifyAuthenticationResponse } = await webAuthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: credential as unknown as AuthenticationResponseJSON,
    expectedChallenge: signInChallenge(payload, sid).toString('base64url'),
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    credential: {
      id: stored.id,
      publicKey: new Uint8Array(Buffer.from(stored.publicKey, 'base64url')),
      counter: stored.counter,
    },
    // The password was the first factor, so the passkey need not verify the person as well.
    requireUserVerification: false,
  }).catch(refused);
  if (!verified || !authenticationInfo) return undefined;
  const used = { ...stored, counter: authenticationInfo.newCounter, lastUsedAt: new Date().toISOString() };
  return passkeys.map((passkey) => (passkey === stored ? used : passkey));
}

export async function newPasskeyOptions(
  payload: Payload,
  row: StaffRow,
  sid: string,
  party: RelyingParty,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await webAuthn();
  return generateRegistrationOptions({
    rpName: ORGANISER.product,
    rpID: party.id,
    userName: row.email,
    userDisplayName: row.name ?? '',
    // Use a number, so that the authenticator stores no personal data except the name that it shows.
    userID: new TextEncoder().encode(`user ${row.id}`),
    challenge: new Uint8Array(newPasskeyChallenge(payload, sid, currentPeriod())),
    excludeCredentials: knownKeys(row),
    supportedAlgorithmIDs,
    timeout: TIMEOUT_MS,
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
}

/** Verifies a new passkey and returns it. Undefined if it is invalid or not for a challenge of this session. */
export async function readNewPasskey(
  payload: Payload,
  sid: string,
  party: RelyingParty,
  { credential, name }: { credential: Record<string, unknown>; name: string },
): Promise<StoredPasskey | undefined> {
  const period = currentPeriod();
  const challenges = [period, period - 1].map((each) =>
    newPasskeyChallenge(payload, sid, each).toString('base64url'),
  );
  const format = await formatOf(credential).catch(() => undefined);
  if (!ATTESTATION_FORMATS.includes(format)) return undefined;
  const { verifyRegistrationResponse } = await webAuthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: credential as unknown as RegistrationResponseJSON,
    expectedChallenge: (challenge) => challenges.includes(challenge),
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    requireUserVerification: false,
    supportedAlgorithmIDs,
  }).catch(refused);
  if (!registrationInfo) return undefined;
  const { id, publicKey, counter } = registrationInfo.credential;
  if (id.length > LONGEST_PART || publicKey.length > LONGEST_PART) return undefined;
  const transports = transportsSchema.safeParse(registrationInfo.credential.transports).data;
  return {
    id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    ...(transports ? { transports } : {}),
    name,
    createdAt: new Date().toISOString(),
  };
}

async function formatOf({ response }: Record<string, unknown>): Promise<unknown> {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers');
  const { attestationObject } = response as { attestationObject: string };
  return decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('fmt');
}

/** Turns every error of the library into `verified: false`, because callers need no details about an invalid credential. */
function refused(_: unknown): { verified: false; authenticationInfo?: never; registrationInfo?: never } {
  return { verified: false };
}
