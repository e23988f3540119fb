import { api } from '../../lib/api.ts';

/** Makes a passkey in the browser and adds it to the account. Resolves to new recovery codes, if there were none. */
export async function registerPasskey(name: string): Promise<readonly string[]> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { options } = await api.account.startPasskey();
  // The server's library wrote the options.
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
  const credential = await startRegistration({ optionsJSON });
  const { recoveryCodes } = await api.account.addPasskey({ name, credential: { ...credential } });
  return recoveryCodes;
}
