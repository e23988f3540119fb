import { html } from '../html.ts';
import type { PressTexts } from './press-texts.ts';

/** Newest first. */
export const BULLETINS: PressTexts[] = [
  {
    title: 'Kitap Fuarı için geri sayım: 140 yayınevi, 46 söyleşi',
    daysAgo: 2,
    content: html`
      <p>Bazalt Fuar ve Kongre Merkezi, dokuz gün sürecek Kitap Fuarı’na hazırlanıyor. Bu yıl 140 yayınevinin
      katılacağı fuarda 46 söyleşi ve 200’e yakın imza etkinliği düzenlenecek.</p>
      <p>Çocuk yayınlarına ayrılan alan geçen yıla göre iki katına çıkarıldı. <strong>Sahaflar sokağında</strong> ise on iki
      şehirden gelen sahaflar nadir baskıları okurla buluşturacak.</p>
      <h2>Okullar için randevu</h2>
      <p>Hafta içi sabah saatleri okul gruplarına ayrıldı. Randevular
      <a href="mailto:ziyaret@bazaltfuar.example">ziyaret@bazaltfuar.example</a> adresinden alınabiliyor.</p>
    `,
  },
  {
    title: 'Yeni sezonun fuar takvimi açıklandı',
    daysAgo: 6,
    picture: 'press-calendar.webp',
    content: html`
      <p>Yeni sezonda tarımdan tekstile, sağlıktan doğal taşa sekiz ihtisas fuarı düzenlenecek. Takvim; meslek odaları,
      sektör dernekleri ve üniversitelerle yapılan ortak toplantıların ardından kesinleşti.</p>
      <h2>Öne çıkan değişiklikler</h2>
      <ul>
        <li>Tarım fuarı beş güne çıkarıldı ve açık alanı genişletildi.</li>
        <li>Güneş enerjisi fuarına depolama bölümü eklendi.</li>
        <li>Yapı fuarında bir gün bütünüyle deprem güvenliğine ayrıldı.</li>
      </ul>
      <p>Salon planları ön talebe açıldı. Firmalar, <a href="/katilimci-ol">katılımcı ön talep formunu</a> doldurarak
      alan tercihlerini iletebiliyor.</p>
    `,
  },
  {
    title: 'Turizm ve Kültürel Miras Fuarı 38.400 ziyaretçiyle kapılarını kapattı',
    daysAgo: 16,
    picture: 'press-visitors.webp',
    content: html`
      <p>On dört ilin turizm temsilcilerini bir araya getiren fuar, dört günün sonunda 38.400 ziyaretçi ve 1.120 ikili
      iş görüşmesiyle tamamlandı.</p>
      <p>Kapanışta okunan sonuç bildirgesinde tek bilet uygulaması, rehberler için ortak eğitim ve
      <strong>engelsiz gezi rotaları</strong> için üç çalışma grubu kurulduğu duyuruldu.</p>
      <blockquote>Misafirimiz fuardan bir broşürle değil, çizilmiş bir rotayla ayrıldı.</blockquote>
      <p>Fuarın fotoğrafları <a href="/galeri">galeri sayfamızda</a> yayımlandı.</p>
    `,
  },
  {
    title: 'Beşinci salonun yenilenen çatısı ve aydınlatması hizmete girdi',
    daysAgo: 33,
    picture: 'press-new-hall.webp',
    content: html`
      <p>Altı ay süren çalışmanın ardından E salonu yeniden ziyaretçiye açıldı. Yenilenen çelik makaslar sayesinde
      tavandan askı kapasitesi metrekarede 50 kilograma çıktı; gün ışığı alan çatı bantları, salonun gündüz aydınlatma
      ihtiyacını yarıya indirdi.</p>
      <h2>Teknik bilgiler</h2>
      <ul>
        <li>Net sergi alanı: 6.200 m²</li>
        <li>Serbest yükseklik: 11,5 m</li>
        <li>Servis kanalı: her 6 metrede elektrik, su ve veri</li>
      </ul>
    `,
  },
  {
    title: 'Çatımızdaki güneş santrali ilk yılını doldurdu',
    daysAgo: 52,
    picture: 'press-solar-roof.webp',
    content: html`
      <p>Salonların çatısına kurulan 1,2 MW gücündeki güneş santrali, ilk yılında merkezin elektrik tüketiminin
      <strong>yüzde 61’ini</strong> karşıladı. Üretim fazlası, fuar olmayan günlerde şebekeye verildi.</p>
      <p>İkinci aşamada otoparkın üzeri panellerle gölgelendirilecek ve 40 araçlık şarj alanı kurulacak. Anlık üretim, ana
      girişteki ekrandan ve yakında bu siteden izlenebilecek.</p>
    `,
  },
  {
    title: 'Üniversiteyle fuarcılık ve etkinlik yönetimi protokolü imzalandı',
    daysAgo: 74,
    picture: 'press-protocol.webp',
    content: html`
      <p>Turizm fakültesi öğrencileri, imzalanan protokolle fuar haftalarında ücretli staj yapabilecek. Program; salon
      planlama, katılımcı ilişkileri, ziyaretçi deneyimi ve iş güvenliği olmak üzere dört modülden oluşuyor.</p>
      <ol>
        <li>Her dönem 30 öğrenci kabul edilecek.</li>
        <li>Her öğrenciye sahadan bir danışman eşlik edecek.</li>
        <li>Programı tamamlayanlara işe alımda öncelik tanınacak.</li>
      </ol>
      <p>Başvurular fakülte sekreterliği üzerinden alınıyor.</p>
    `,
  },
  {
    title: 'Fuar alanı herkes için: erişilebilirlik çalışmaları tamamlandı',
    daysAgo: 101,
    picture: 'press-access.webp',
    content: html`
      <p>Merkezimizde kılavuz yollar, sesli yönlendirme ve işitme döngüsü sistemi hizmete girdi. Bütün salon girişlerinde
      eşikler kaldırıldı; kongre salonunda tekerlekli sandalye için 24 yer ayrıldı.</p>
      <h2>Ziyaretçilerimiz bilsin</h2>
      <ul>
        <li>Danışmadan ücretsiz tekerlekli sandalye alınabilir.</li>
        <li>İşaret dili tercümanı, fuarın ilk ve son günü hazır bulunur.</li>
        <li>Her gün 10.00–11.00 <em>sakin saat</em> olarak uygulanır: müzik kapalı, ışık kısıktır.</li>
      </ul>
    `,
  },
  {
    title: 'Sıfır atık belgesi yenilendi: stant halıları bahçede gölgelik oldu',
    daysAgo: 139,
    picture: 'press-saplings.webp',
    content: html`
      <p>Merkezimizin sıfır atık belgesi üst üste üçüncü kez yenilendi. Geçen sezon oluşan atığın yüzde 84’ü geri
      kazanıldı; kullanılmış stant halıları gölgelik ve çanta olarak yeniden işlendi.</p>
      <p>Katılımcı firmaların bağışıyla çevre yolundaki ağaçlandırma sahasına <strong>2.400 fidan</strong> dikildi. Yeni
      sezonda tek kullanımlık stant kuran firmalar için geri alım uygulaması başlıyor.</p>
    `,
  },
  {
    title: 'İlçelerden fuara ücretsiz servis',
    daysAgo: 176,
    picture: 'press-shuttle.webp',
    content: html`
      <p>Hafta sonlarına denk gelen bütün fuarlarda on ilçeden ücretsiz servis kalkacak. Geçen yıl 9.300 ziyaretçinin
      yararlandığı uygulama, bu yıl üç yeni güzergâhla genişletildi.</p>
      <p>Servis saatleri fuardan iki hafta önce ilgili fuarın sayfasında duyurulacak. Kent merkezinden gelenler için
      belediye otobüsleri fuar günlerinde on beş dakikada bir çalışacak.</p>
    `,
  },
  {
    title: 'Gönüllü ekibimiz büyüyor',
    daysAgo: 214,
    picture: 'press-volunteers.webp',
    content: html`
      <p>Üniversite ve Kariyer Günleri’nde görev alacak 120 gönüllü, iki günlük eğitimin ardından sertifikalarını aldı.
      Gönüllüler danışmada, okul gruplarının karşılanmasında ve oturum salonlarında görev yapacak.</p>
      <blockquote>İlk gün yolu soruyordum, ikinci gün yolu gösteriyordum.</blockquote>
      <p>Yeni dönem başvuruları için <a href="mailto:gonullu@bazaltfuar.example">gonullu@bazaltfuar.example</a> adresine
      kısa bir tanıtım yazısı göndermek yeterli.</p>
    `,
  },
];
