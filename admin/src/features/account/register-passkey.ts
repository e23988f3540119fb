import { api } from '../../lib/api.ts';

export async function registerPasskey(name: string): Promise<readonly string[]> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { options } = await api.account.startPasskey();
  // The cast is safe, because the server creates the options with the same library.
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
  const credential = await startRegistration({ optionsJSON });
  const { recoveryCodes } = await api.account.addPasskey({ name, credential: { ...credential } });
  return recoveryCodes;
}
