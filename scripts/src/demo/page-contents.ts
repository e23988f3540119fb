import { HUMAN_RESOURCES } from './page-contents/insan-kaynaklari.ts';
import { SAFETY_POLICY } from './page-contents/isg-politikasi.ts';
import { PRIVACY_NOTICE } from './page-contents/kvkk.ts';

export const DEMO_PAGE_CONTENTS = [
  { pageKey: 'kvkk', title: 'Kişisel Verilerin Korunması Aydınlatma Metni', content: PRIVACY_NOTICE },
  { pageKey: 'isg-politikasi', title: 'İş Sağlığı ve Güvenliği Politikası', content: SAFETY_POLICY },
  { pageKey: 'insan-kaynaklari', title: 'İnsan Kaynakları Politikası', content: HUMAN_RESOURCES },
] as const;
