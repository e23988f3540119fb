import { html } from '../html.ts';
import type { PressTexts } from './press-texts.ts';

/** Newest first. */
export const COVERAGES: PressTexts[] = [
  {
    title: 'Diyarbakır, fuarcılıkta bölgenin kavşağı oluyor',
    daysAgo: 4,
    picture: 'press-conference.webp',
    source: 'Örnek Bölge Postası',
    link: 'https://bolgepostasi.example/ekonomi/fuarcilikta-bolgenin-kavsagi',
    content: html`
      <p>Yeni sezon takvimini basın toplantısıyla duyuran Bazalt Fuar, sekiz ihtisas fuarıyla komşu illerden ve çevre
      ülkelerden alıcı çekmeyi hedefliyor. Gazetenin haberinde, kentteki otel doluluğunun fuar haftalarında yüzde 90’a
      ulaştığına dikkat çekildi.</p>
    `,
  },
  {
    title: '“Rota çizen fuar”: Dört günde bin yüz yirmi görüşme',
    daysAgo: 18,
    picture: 'press-interview.webp',
    source: 'Yol ve Miras Dergisi',
    link: 'https://yolvemiras.example/dosya/rota-cizen-fuar',
    content: html`
      <p>Dergi, kapak dosyasında turizm fuarının çalışma gruplarını ve tur operatörleri için düzenlenen <em>Taş, Su ve
      İpek</em> gezisini anlattı. Dosyada butik otel işletmecileriyle yapılmış beş söyleşi yer alıyor.</p>
    `,
  },
  {
    title: 'Uzun sofranın ardından: Yöresel ürünler rafa nasıl çıkar?',
    daysAgo: 47,
    source: 'Kırsal Gündem',
    link: 'https://kirsalgundem.example/uzun-sofranin-ardindan',
    content: html`
      <p>Kadın kooperatiflerinin gastronomi fuarındaki satışlarını izleyen haber, üreticilerin üç zincir marketle
      tedarik görüşmesine başladığını yazdı. Haberde, coğrafi işaret danışma masasında hazırlanan on bir dosyaya da
      yer verildi.</p>
    `,
  },
  {
    title: 'Öğrencilerin “Avlu”su üretim bandında',
    daysAgo: 83,
    picture: 'press-newspapers.webp',
    source: 'Mekân Defteri',
    link: 'https://mekandefteri.example/haberler/avlu-uretim-bandinda',
    content: html`
      <p>Mobilya fuarındaki <em>Üç metrede bir ev</em> sergisinin birincisi olan tasarımın seri üretime girmesini konu
      alan yazı, 3 × 3 metrelik modülün tasarımcılar için nasıl bir sınav olduğunu anlatıyor.</p>
    `,
  },
  {
    title: 'Gençler iş ararken işverenler de genç arıyor',
    daysAgo: 144,
    source: 'Radyo Sabah Çayı',
    link: 'https://radyosabahcayi.example/kayitlar/kariyer-gunleri',
    content: html`
      <p>Canlı yayın aracını iki gün boyunca fuar alanına taşıyan radyo, mezunlarla ve insan kaynakları yöneticileriyle
      konuştu. Kaydın tamamı radyonun sitesinden dinlenebilir.</p>
    `,
  },
  {
    title: 'Komşu ülkelerden 90 alıcı tekstil için geliyor',
    daysAgo: 158,
    picture: 'press-delegation.webp',
    source: 'İplik ve Pazar',
    link: 'https://iplikvepazar.example/ihracat/doksan-alici',
    content: html`
      <p>Sektör dergisi, on beş ülkeden gelecek alım heyetinin programını ve ikili görüşmelerin koşullarını yayımladı. Habere
      göre en çok talep gören ürün grubu, pamuk ipliği ve ev tekstili.</p>
    `,
  },
  {
    title: 'Balın kör tadımı: 164 örnek, üç altın madalya',
    daysAgo: 176,
    source: 'Kovan Postası',
    link: 'https://kovanpostasi.example/tadim/yuz-altmis-dort-ornek',
    content: html`
      <p>Yarışmanın jüri başkanıyla yapılan söyleşide, bir balın kokusundan yöresinin nasıl okunduğu ve laboratuvar
      sonuçlarının neden herkese açık tutulduğu anlatılıyor.</p>
    `,
  },
  {
    title: 'Telin ustaları: Bir sokak dolusu gümüş sesi',
    daysAgo: 221,
    source: 'Zanaat Haritası',
    link: 'https://zanaatharitasi.example/telkari/ustalar-sokagi',
    content: html`
      <p>Fotoğraf öyküsü, fuardaki ustalar sokağında çalışan yirmi atölyenin bir gününü izliyor: telin çekilmesi,
      bükülmesi, kaynağı ve ilk parlatma.</p>
    `,
  },
];
