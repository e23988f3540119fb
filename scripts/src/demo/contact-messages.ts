import type { MessageStatus } from '@fuar/shared/schemas/inbox-work';
import { arrivalOf, type Sent } from './arrival.ts';
import type { DemoReply } from './participant-submissions/submissions.ts';

type DemoMessage = {
  name: string;
  email: string;
  subject: string;
  message: string;
  sent: Sent;
  work?: { status: MessageStatus; reply?: DemoReply };
};

/** Newest first. */
export function demoContactMessages(today: string) {
  return SENT.map(({ sent, ...message }) => ({ ...message, ...arrivalOf(sent, today) }));
}

const SENT: DemoMessage[] = [
  {
    name: 'Elif Aydemir',
    email: 'elif.aydemir@okuryazar.example',
    subject: 'Kitap Fuarı okul ziyareti',
    message:
      'Merhaba,\n\nOrtaokulumuzun 6. sınıflarından 42 öğrenciyle hafta içi bir gün Kitap Fuarı’nı gezmek istiyoruz. Salı ya da çarşamba sabahı için yeriniz var mı? Öğrencilerimizden biri tekerlekli sandalye kullanıyor; servis indirme noktasından salona rahat ulaşabilir miyiz?\n\nTeşekkürler',
    sent: { daysAgo: 1, time: '17:42' },
  },
  {
    name: 'Şükrü Işıldar',
    email: 'sukru@isildarmakine.example',
    subject: 'Vinç talebi ve zemin taşıma kapasitesi',
    message:
      'Makine fuarında 14 tonluk bir tezgâh sergileyeceğiz. C salonunda zemin taşıma kapasitesi yeterli midir, vinç için ayrıca başvuru gerekiyor mu?',
    sent: { daysAgo: 1, time: '09:15' },
  },
  {
    name: 'Roni Karataş',
    email: 'roni.karatas@posta.example',
    subject: 'Otopark',
    message: 'Fuar günlerinde otopark ücretli mi? Engelli park yeri kaç numaralı girişte?',
    sent: { daysAgo: 2, time: '12:05' },
  },
  {
    name: 'Ayşegül Öztoprak',
    email: 'aysegul@bereketkooperatif.example',
    subject: 'Kadın kooperatifleri için stant',
    message:
      'Beş köyden otuz iki kadının kurduğu bir kooperatifiz; pestil, nar ekşisi ve kurutulmuş sebze üretiyoruz. Tarım fuarında kooperatiflere ayrılan bir bölüm olacak mı? Geçen gastronomi fuarındaki uzun sofra bizim için çok değerliydi.',
    sent: { daysAgo: 3, time: '14:30' },
  },
  {
    name: 'Mehmet Çağlayangil',
    email: 'm.caglayangil@gunesnoktasi.example',
    subject: 'Sponsorluk olanakları',
    message:
      'Güneş Enerjisi ve Depolama Teknolojileri Fuarı’nda oturum sponsorluğu düşünüyoruz. Paket ve koşullarınızı içeren bir dosya paylaşabilir misiniz?',
    sent: { daysAgo: 5, time: '08:20' },
  },
  {
    name: 'Dr. İrem Güvenç',
    email: 'irem.guvenc@sifahane.example',
    subject: 'Simülasyon oturumuna kayıt',
    message:
      'Acil servisimizden altı kişilik bir ekiple simülasyon oturumuna katılmak istiyoruz. Kontenjan ve kayıt tarihi belli oldu mu?',
    sent: { daysAgo: 8, time: '19:55' },
    work: {
      status: 'answered',
      reply: {
        subject: 'Yanıt: Simülasyon oturumuna kayıt',
        body: 'Sayın Dr. İrem Güvenç,\n\nAltı kişilik ekibiniz için yer ayırdık. Oturum saatini program kesinleşince bildireceğiz.\n\nSaygılarımızla',
      },
    },
  },
  {
    name: 'Hasan Yılmazer',
    email: 'hasan.yilmazer@posta.example',
    subject: 'Kayıp eşya: siyah sırt çantası',
    message:
      'Turizm fuarının son günü A salonunun kafeteryasında siyah bir sırt çantası unuttum. İçinde gözlük ve bir defter vardı. Bulunduysa kargoyla alabilirim.',
    sent: { daysAgo: 15, time: '10:48' },
    work: { status: 'closed' },
  },
  {
    name: 'Zeynep Uğurlu',
    email: 'zeynep.ugurlu@rotatur.example',
    subject: 'Teşekkür',
    message:
      'Taş, Su ve İpek gezisinde gösterdiğiniz özen için ekibinize teşekkür ederiz. Önümüzdeki fuara iki ülkeden daha misafirle gelmeyi planlıyoruz.',
    sent: { daysAgo: 16, time: '07:33' },
    work: { status: 'closed' },
  },
  {
    name: 'Baran Tekin',
    email: 'baran.tekin@ogrenci.example',
    subject: 'Staj başvurusu',
    message:
      'İç mimarlık üçüncü sınıf öğrencisiyim. Yaz dönemi için staj başvurularının ne zaman açılacağını ve portfolyo gerekip gerekmediğini öğrenebilir miyim?',
    sent: { daysAgo: 27, time: '21:10' },
  },
  {
    name: 'Gülistan Ece Özbay',
    email: 'g.ozbay@beyazoda.example',
    subject: 'Kongre salonu kiralama',
    message:
      'Derneğimizin 450 kişilik yıllık toplantısı için ana salonu ve iki yan odayı yarım gün kiralamak istiyoruz. Simultane tercüme kabini ve canlı yayın olanağı var mı? Boş tarihlerinizi ve fiyat bilgisini rica ederim.',
    sent: { daysAgo: 36, time: '13:25' },
    work: {
      status: 'answered',
      reply: {
        subject: 'Yanıt: Kongre salonu kiralama',
        body: 'Sayın Gülistan Ece Özbay,\n\nSimultane tercüme kabini ve canlı yayın olanağımız var. Boş tarihleri ve fiyatları ayrıca ilettik.\n\nSaygılarımızla',
      },
    },
  },
  {
    name: 'Cem Doğruyol',
    email: 'cem@dogruyolahsap.example',
    subject: 'Mobilya fuarı katılım belgesi',
    message:
      'Destek başvurumuz için Mobilya ve İç Mimari Fuarı’na katıldığımızı gösteren imzalı belgeye ve faturanın bir suretine ihtiyacımız var.',
    sent: { daysAgo: 71, time: '11:02' },
    work: { status: 'closed' },
  },
  {
    name: 'Fatma Nur Eşsiz',
    email: 'fatmanur@essizgumus.example',
    subject: 'Fotoğrafımızın kaldırılması',
    message:
      'Galeri sayfanızda çocuğumun yakından göründüğü bir fotoğraf var. Yayından kaldırılmasını rica ediyorum. İlginiz için şimdiden teşekkürler.',
    sent: { daysAgo: 118, time: '16:40' },
    work: { status: 'closed' },
  },
];
