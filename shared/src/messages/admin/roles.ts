import type { Role } from '../../people/rights.ts';

export const ROLE_MESSAGES = {
  names: { admin: 'Yönetici', editor: 'Editör', inbox: 'Gelen kutusu' } satisfies Record<Role, string>,
  rights: {
    admin: 'Her şeyi görür ve değiştirir; kullanıcıları yönetir, kişisel verileri indirir ve siler.',
    editor: 'Fuarları, basını, galeriyi, sayfaları ve ayarları düzenler. Gelen kutusunu görmez.',
    inbox: 'İletişim mesajlarını ve katılımcı taleplerini yönetir. İçerikleri görür ama değiştiremez.',
  } satisfies Record<Role, string>,
};
