import { readdirSync } from 'node:fs';
import { ROUTES } from '@fuar/shared/api/routes';
import type { Draft, Version } from '@fuar/shared/schemas/editing';
import type { AdminFair } from '@fuar/shared/schemas/fair';
import { expect, vi } from 'vitest';
import { mediaDirOf, tempDirOf } from '../start/folders.ts';
import { deleteAllVersions } from './delete-all-versions.ts';
import type { Api } from './start-api.ts';

type Form = Record<string, string | File | string[] | File[]>;

export const FAIR = { title: 'Tarım Fuarı', date: '15-17 Ekim 2090', description: 'Kısa.' };

export function createFairCalls(api: Api) {
  const files = () => [...readdirSync(mediaDirOf(api.env)), ...readdirSync(tempDirOf(api.env))];
  const read = <T>(path: string) => api.staff<T>('GET', path);
  return {
    files,
    read,
    create: async (form: Form = {}): Promise<AdminFair> => {
      const body = { ...FAIR, ...form };
      return ROUTES.adminFairs.create.answer.parse(await api.staff('POST', '/admin/fairs', { form: body }));
    },
    update: (id: number, form: Form) => api.ask('PUT', `/admin/fairs/${id}`, { form }),
    /** Publishes the draft of a stored version. */
    restore: async (version: Version | undefined) => {
      const { id } = await api.staff<Draft>('POST', `/admin/versions/${version?.id}/draft`);
      return api.staff<AdminFair>('POST', `/admin/drafts/${id}/publish`, { json: {} });
    },
    /** Restores mocks, deletes all fairs with their history, and expects that no file remains. */
    removeAll: async () => {
      vi.restoreAllMocks();
      for (const { id } of await read<AdminFair[]>('/admin/fairs')) {
        await api.ask('DELETE', `/admin/fairs/${id}`);
      }
      await deleteAllVersions(api);
      expect(files()).toEqual([]);
    },
  };
}
