import type { RequestChanges } from '@fuar/shared/schemas/inbox-work';
import type { Sent } from '../arrival.ts';
import type { FairKey } from '../fairs/fair-texts.ts';

export type SubmissionTexts = {
  companyName: string;
  phone?: string;
  website?: string;
  address?: string;
  contactName: string;
  contactEmail: string;
  contactTitle?: string;
  fair: FairKey;
  requestedArea: number;
  standType?: 'standard' | 'special';
  notes?: string;
  sent: Sent;
  work?: DemoWork;
};

export type DemoWork = Pick<RequestChanges, 'status' | 'declineReason' | 'offeredArea'> & {
  /** Present if the demo's administrator owns the request. */
  isMine?: true;
  followUpInDays?: number;
  notes?: string[];
  reply?: DemoReply;
};

export type DemoReply = { subject: string; body: string };

/** Newest first. Some submissions fill in every field, others only the required fields. */
export const SUBMISSIONS: SubmissionTexts[] = [
  {
    companyName: 'Örnek Bereket Tarım Makineleri San. ve Tic. Ltd. Şti.',
    phone: '0412 000 31 10',
    website: 'https://bereketmakine.example',
    address: 'Organize Sanayi Bölgesi 4. Cadde No: 18, Yenişehir / Diyarbakır',
    contactName: 'Nihat Başaran',
    contactEmail: 'nihat@bereketmakine.example',
    contactTitle: 'Satış Müdürü',
    fair: 'tarim',
    requestedArea: 216,
    standType: 'special',
    notes:
      'Açık alanda üç traktör ve bir biçerdöver sergilemek istiyoruz. Servis yoluna yakın bir köşe tercihimizdir.',
    sent: { daysAgo: 1, time: '15:20' },
  },
  {
    companyName: 'Sözcük Evi Yayınları',
    contactName: 'Derya Aksu',
    contactEmail: 'derya@sozcukevi.example',
    contactTitle: 'Yayın Yönetmeni',
    website: 'https://sozcukevi.example',
    fair: 'kitap',
    requestedArea: 18,
    notes: 'İki günlük imza etkinliği için masa rica ederiz.',
    sent: { daysAgo: 1, time: '10:05' },
  },
  {
    companyName: 'Mavi Ova Sulama Sistemleri',
    phone: '0414 000 22 30',
    contactName: 'İsmail Ünver',
    contactEmail: 'ismail.unver@maviova.example',
    fair: 'tarim',
    requestedArea: 54,
    sent: { daysAgo: 2, time: '08:44' },
    work: {
      status: 'talking',
      isMine: true,
      followUpInDays: 2,
      notes: ['Telefonla görüşüldü; salon planı istedi.'],
    },
  },
  {
    companyName: 'Kalıp Ustası İskele ve Kalıp Sistemleri A.Ş.',
    phone: '0342 000 45 45',
    website: 'https://kalipustasi.example',
    address: 'Sanayi Mahallesi 60128 Sokak No: 7, Şehitkâmil / Gaziantep',
    contactName: 'Oya Şenol',
    contactEmail: 'oya.senol@kalipustasi.example',
    contactTitle: 'Pazarlama Uzmanı',
    fair: 'yapi',
    requestedArea: 120,
    standType: 'special',
    notes: 'Standımızda 6 metre yüksekliğinde iskele kurulacak, statik raporu hazırdır.',
    sent: { daysAgo: 3, time: '13:12' },
  },
  {
    companyName: 'Atlas Robotik',
    website: 'https://atlasrobotik.example',
    contactName: 'Kerem Özgür Tan',
    contactEmail: 'kerem@atlasrobotik.example',
    contactTitle: 'Kurucu',
    fair: 'makine',
    requestedArea: 36,
    standType: 'special',
    notes: 'Robot hücresi için 380 V ve basınçlı hava gerekli.',
    sent: { daysAgo: 4, time: '18:31' },
    work: { status: 'talking', followUpInDays: -3, notes: ['Vinç ihtiyacını teknik ekibe sorduk.'] },
  },
  {
    companyName: 'Sahaf Dört Köşe',
    contactName: 'Veysel Gök',
    contactEmail: 'veysel@dortkose.example',
    fair: 'kitap',
    requestedArea: 12,
    sent: { daysAgo: 6, time: '12:50' },
    work: { status: 'new', isMine: true },
  },
  {
    companyName: 'Yalıtım Dünyam İnşaat Malzemeleri',
    phone: '0412 000 78 90',
    contactName: 'Güler Ilgaz',
    contactEmail: 'guler@yalitimdunyam.example',
    contactTitle: 'Bölge Temsilcisi',
    fair: 'yapi',
    requestedArea: 24.5,
    sent: { daysAgo: 9, time: '09:09' },
    work: {
      status: 'offered',
      offeredArea: 24,
      isMine: true,
      followUpInDays: 5,
      notes: ['Köşe stant için fiyat verildi.'],
      reply: {
        subject: 'Yapı fuarı için stant teklifimiz',
        body: 'Sayın Güler Ilgaz,\n\nTelefonda konuştuğumuz gibi 24 m² köşe stant için teklifimizi iletiyoruz. Yeri cuma gününe kadar sizin için tutuyoruz.\n\nSaygılarımızla',
      },
    },
  },
  {
    companyName: 'Nabız Medikal Cihazlar Ltd. Şti.',
    phone: '0412 000 60 61',
    website: 'https://nabizmedikal.example',
    address: 'Sağlık Caddesi No: 22/B, Bağlar / Diyarbakır',
    contactName: 'Pelin Erdoğmuş',
    contactEmail: 'pelin@nabizmedikal.example',
    contactTitle: 'Genel Müdür',
    fair: 'saglik',
    requestedArea: 48,
    standType: 'special',
    notes: 'Görüntüleme cihazı için kurşun perde ve ayrı enerji hattı gerekiyor.',
    sent: { daysAgo: 12, time: '14:02' },
    work: { status: 'talking', isMine: true, followUpInDays: 1 },
  },
  {
    companyName: 'Ak Pamuk İplik',
    contactName: 'Rıdvan Şahinöz',
    contactEmail: 'ridvan@akpamuk.example',
    contactTitle: 'İhracat Sorumlusu',
    fair: 'tekstil',
    requestedArea: 60,
    notes: 'İkili görüşme programına katılmak istiyoruz; Arapça tercüman gerekecek.',
    sent: { daysAgo: 15, time: '16:16' },
    work: {
      status: 'offered',
      followUpInDays: -1,
      notes: ['Teklif telefonla hatırlatıldı, haftaya karar verecekler.'],
      reply: {
        subject: 'Tekstil fuarı için stant teklifimiz',
        body: 'Sayın Rıdvan Şahinöz,\n\nTalebiniz için teklifimizi ve salon planını iletiyoruz. Sorularınız olursa bu e-postayı yanıtlamanız yeterli.\n\nSaygılarımızla',
      },
    },
  },
  {
    companyName: 'Karacadağ Bazalt Ocakları A.Ş.',
    phone: '0412 000 90 12',
    website: 'https://karacadagbazalt.example',
    contactName: 'Çetin Yurdakul',
    contactEmail: 'cetin@karacadagbazalt.example',
    contactTitle: 'Ocak Müdürü',
    fair: 'mermer',
    requestedArea: 150,
    standType: 'special',
    notes: 'Blok sahasında 12 blok, salonda plaka sergisi.',
    sent: { daysAgo: 21, time: '07:50' },
    work: {
      status: 'accepted',
      offeredArea: 144,
      isMine: true,
      notes: ['Sözleşme imzalandı.'],
      reply: {
        subject: 'Stant yeriniz ayrıldı',
        body: 'Değerli katılımcımız,\n\n144 m² açık alan sizin için ayrıldı. Kurulum gününden iki hafta önce vinç ve elektrik bilgilerini soracağız.\n\nSaygılarımızla',
      },
    },
  },
  {
    companyName: 'Gün Işığı Solar Enerji',
    website: 'https://gunisigisolar.example',
    contactName: 'Ece Nur Altın',
    contactEmail: 'ece@gunisigisolar.example',
    fair: 'enerji',
    requestedArea: 72,
    standType: 'special',
    sent: { daysAgo: 25, time: '11:37' },
    work: { status: 'accepted', offeredArea: 72, isMine: true },
  },
  {
    companyName: 'Üç Nokta Ölçüm ve Kalibrasyon',
    phone: '0412 000 17 17',
    contactName: 'Serhat Koçyiğit',
    contactEmail: 'serhat@ucnokta.example',
    contactTitle: 'Teknik Müdür',
    fair: 'makine',
    requestedArea: 18,
    notes: 'Titreşimden uzak bir alan rica ederiz.',
    sent: { daysAgo: 30, time: '10:10' },
    work: { status: 'declined', declineReason: 'Tarih uymuyor', isMine: true },
  },
  {
    companyName: 'Soğuk Zincir Lojistik ve Depolama',
    contactName: 'Bünyamin Efe',
    contactEmail: 'bunyamin@sogukzincir.example',
    fair: 'tarim',
    requestedArea: 30,
    sent: { daysAgo: 34, time: '19:24' },
    work: { status: 'accepted', isMine: true, notes: ['Geçen yılki yerini yine istedi.'] },
  },
  {
    companyName: 'Dokuma Atölyesi Puşi',
    website: 'https://pusidokuma.example',
    contactName: 'Helin Ay',
    contactEmail: 'helin@pusidokuma.example',
    contactTitle: 'Tasarımcı',
    fair: 'tekstil',
    requestedArea: 12,
    notes: 'El tezgâhıyla canlı dokuma yapmak istiyoruz.',
    sent: { daysAgo: 44, time: '15:55' },
    work: {
      status: 'declined',
      declineReason: 'Bütçe',
      reply: {
        subject: 'Talebiniz hakkında',
        body: 'Sayın Helin Ay,\n\nBu yıl katılamayacağınızı not ettik. Gelecek yılın takvimi açıklandığında size haber vereceğiz.\n\nSaygılarımızla',
      },
    },
  },
  {
    companyName: 'Işık Hastane Yazılımları',
    phone: '0312 000 50 05',
    website: 'https://isikyazilim.example',
    contactName: 'Tuğçe Öngören',
    contactEmail: 'tugce@isikyazilim.example',
    contactTitle: 'İş Geliştirme Yöneticisi',
    fair: 'saglik',
    requestedArea: 24,
    sent: { daysAgo: 58, time: '08:05' },
    work: { status: 'accepted', isMine: true },
  },
];
