import type { Role } from '../../people/rights.ts';

/** The screen 'Kullanıcılar', and the fields of an account in the console. */
export const USER_MESSAGES = {
  title: 'Kullanıcılar',
  name: 'Ad Soyad',
  role: 'Rol',
  roles: { admin: 'Yönetici', editor: 'Editör', inbox: 'Gelen kutusu' } satisfies Record<Role, string>,
  isDisabled: 'Hesap kapalı',
};
