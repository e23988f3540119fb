import { html } from '../html.ts';
import { type FairTexts, WEEKDAY } from './fair-texts.ts';

/** Latest first. */
export const COMPLETED_FAIRS: FairTexts[] = [
  {
    key: 'turizm',
    title: 'Doğu ve Güneydoğu Turizm, Seyahat ve Kültürel Miras Fuarı',
    description:
      'Müzelerden rota tasarımına, butik otelden rehberliğe: bölge turizminin paydaşları yeni sezonu birlikte planladı.',
    opens: { inDays: -26, weekday: WEEKDAY.thursday, days: 4 },
    details: html`
      <p>Surlar, han avluları, köprüler ve yaylalar: On dört ilin turizm temsilcileri dört gün boyunca ortak rotalar
      üzerinde çalıştı. Fuarı <strong>38.400 kişi</strong> ziyaret etti, 165 katılımcı stant açtı.</p>
      <h2>Öne çıkanlar</h2>
      <ul>
        <li>Tur operatörleri için iki günlük <em>Taş, Su ve İpek</em> tanıtım gezisi</li>
        <li>Müze eğitimi ve çocuklar için kazı havuzu</li>
        <li>Kırsal konaklama işletmelerine danışmanlık masaları</li>
        <li>Yöresel el sanatları çarşısı: bakır, keçe, sabun ve gümüş</li>
      </ul>
      <h2>Sonuç bildirgesinden</h2>
      <blockquote>Kültürel miras, ancak onunla birlikte yaşayanlar kazandığında korunur.</blockquote>
      <p>Katılımcılar; tek bilet uygulaması, rehberler için ortak eğitim ve engelsiz gezi rotaları konularında
      çalışma grupları kurdu. Grupların raporları önümüzdeki fuarda sunulacak.</p>
      <h3>Sayılarla fuar</h3>
      <ol>
        <li>165 katılımcı, 22 ülkeden 74 alıcı</li>
        <li>1.120 ikili görüşme</li>
        <li>31 panel ve atölye</li>
        <li>38.400 ziyaretçi</li>
      </ol>
      <p>Gezginler için hazırlanan <em>On dört il, on dört hikâye</em> sergisi, fuarın ardından kentteki üç hanın avlusunda
      açık kalacak. Sergideki haritalar danışmadan ücretsiz edinilebiliyor ve her biri engelsiz ulaşım bilgisi
      ile mevsimlik önerileri de içeriyor.</p>
      <p>Fotoğraflar <a href="/galeri">galerimizde</a>, basına yansıyanlar <a href="/basin">basın odamızda</a>.</p>
    `,
  },
  {
    key: 'gastronomi',
    title: 'Gastronomi ve Yöresel Lezzetler Fuarı',
    description:
      'Havanda dövülen baharattan fırından çıkan ekmeğe: şefler, üreticiler ve coğrafi işaretli ürünler aynı sofradaydı.',
    opens: { inDays: -61, weekday: WEEKDAY.thursday, days: 4 },
    details: html`
      <p>Bir mutfağı anlamanın yolu pazarından geçer. Fuar alanının ortasında kurulan <strong>uzun sofra</strong>,
      dört gün boyunca altı bin tabağa, yüzlerce sohbete ve on dokuz ilin tariflerine ev sahipliği yaptı.</p>
      <h2>Şef mutfağı</h2>
      <p>Otuz iki şef, yöresel ürünleri kendi yorumlarıyla pişirdi. En çok alkışı alan üç tabak:</p>
      <ol>
        <li>Karacadağ pirinciyle meftune</li>
        <li>İsotlu ve nar ekşili kuzu kaburga dolması</li>
        <li>Sumak şerbetli kavun sorbesi</li>
      </ol>
      <h2>Üretici çarşısı</h2>
      <p>Kadın kooperatiflerinden 58 üretici; otlu peynir, pestil, kurutulmuş sebze, tahin ve biber salçasını doğrudan
      tüketiciye ulaştırdı. Coğrafi işaret danışma masasında on bir yeni ürün için başvuru dosyası hazırlandı.</p>
      <h2>Profesyoneller için</h2>
      <ul>
        <li>Endüstriyel mutfak ve soğutma</li>
        <li>Un, maya ve fırıncılık teknolojileri</li>
        <li>Kahve kavurma ve servis ekipmanı</li>
        <li>Ambalaj ve gıda güvenliği</li>
      </ul>
      <p>Genç aşçılar yarışmasında meslek liselerinden on sekiz takım, yalnızca pazardan alınan malzemeyle ve
      sınırlı sürede pişirdi; jüri lezzet kadar artıksız çalışmaya da puan verdi.</p>
      <p>Artan gıdanın tamamı, gıda bankasıyla yapılan iş birliği sayesinde aynı akşam ihtiyaç sahiplerine
      ulaştırıldı; fuarın yiyecek atığı <strong>yüzde bir buçukta</strong> kaldı.</p>
    `,
  },
  {
    key: 'mobilya',
    title: 'Mobilya ve İç Mimari Fuarı',
    description:
      'Ahşap atölyelerinden seri üretime, ofisten otele: bölgenin mobilya sektörü yeni koleksiyonlarını tanıttı.',
    opens: { inDays: -96, weekday: WEEKDAY.thursday, days: 4 },
    details: html`
      <h2>Ceviz kokusu, temiz çizgi</h2>
      <p>Yüz yirmi katılımcı, beş salonda ev, ofis ve otel mobilyasının yanı sıra ahşap işleme makinelerini sergiledi.
      Mağaza sahipleri kadar genç çiftlerin de ilgi gösterdiği fuarı <strong>52.700 kişi</strong> gezdi.</p>
      <h2>Bölümler</h2>
      <ul>
        <li>Yatak odası, yemek odası ve oturma grupları</li>
        <li>Ofis, okul ve otel mobilyası</li>
        <li>Mutfak ve banyo dolapları</li>
        <li>Aydınlatma, halı ve ev tekstili</li>
        <li>Panel, menteşe ve ahşap işleme makineleri</li>
      </ul>
      <h2>Üç metrede bir ev</h2>
      <p>İç mimarlık öğrencileri, fuarın 3 × 3 metrelik modülünde yaşanabilir bir oda tasarladı. Yirmi dört proje
      bire bir ölçekte kuruldu; ziyaretçilerin oylarıyla seçilen <em>Avlu</em> adlı tasarım, katılan firmalardan
      biri tarafından üretime alındı.</p>
      <blockquote>Küçük bir oda, iyi düşünülmüşse geniş bir evdir.</blockquote>
      <p>Mimarlar, işletmeciler ve üreticiler <em>Uzun ömürlü mobilya</em> panelinde onarım, yedek parça ve ikinci el
      konularını örneklerle konuştu.</p>
      <h3>Gelecek fuara doğru</h3>
      <p>Katılımcı anketine göre firmaların yüzde 88’i yeniden yer almak istiyor. Ön talepler için
      <a href="/iletisim">bize yazabilirsiniz</a>; salon planı kesinleşmeden önce talep bırakan firmalar yerlerini
      öncelikle seçer.</p>
    `,
  },
  {
    key: 'kariyer',
    title: 'Üniversite ve Kariyer Günleri',
    description:
      'Bölüm seçen öğrenciler, ilk işini arayan mezunlar ve genç yetenek arayan işverenler için iki gün.',
    opens: { inDays: -152, weekday: WEEKDAY.friday, days: 2 },
    details: html`
      <p>Seksen üniversite ve yüz kırk işveren, iki gün boyunca gençlerin sorularını yanıtladı: <em>Hangi bölüm,
      hangi şehir, hangi burs, hangi iş?</em> Toplam 41.000 ziyaretçinin üçte biri çevre illerden okul
      otobüsleriyle geldi.</p>
      <h2>Lise öğrencileri için</h2>
      <ol>
        <li>Tercih danışmanlığı ve puan çalışması</li>
        <li>Bölüm tanıtım oturumları</li>
        <li>Burs ve yurt olanakları</li>
        <li>Yetenek sınavları için portfolyo değerlendirmesi</li>
      </ol>
      <h2>Mezunlar için</h2>
      <ol>
        <li>On dakikalık hızlı iş görüşmeleri</li>
        <li>Özgeçmiş ve mülakat atölyesi</li>
        <li>Girişimciler için hukuk ve vergi masası</li>
        <li>Kamu sınavlarına ilişkin bilgilendirme</li>
      </ol>
      <p>İki günde yapılan <strong>3.260 ön görüşmenin</strong> 412’si, sonraki üç ay içinde işe ya da staja dönüştü.</p>
      <p>İşverenler bu yıl ilk kez ücret aralıklarını stantlarında ilan etti. Engelli adaylar için ayrılan görüşme
      odalarında işaret dili tercümanları hazır bulundu; on dokuz aday iki gün içinde teklif aldı.</p>
      <h2>Gençlerin ağzından</h2>
      <blockquote>Adını ilk kez burada duyduğum bir bölümü seçtim; şimdi ikinci sınıftayım ve iyi ki diyorum.</blockquote>
      <p>Oturumların ses kayıtları katılımcı üniversitelerin öğrenci işlerinden istenebilir. Gelecek yılın
      gönüllü ekibine katılmak isteyen öğrenciler
      <a href="mailto:gonullu@bazaltfuar.example">gonullu@bazaltfuar.example</a> adresine yazabilir.</p>
    `,
  },
  {
    key: 'aricilik',
    title: 'Arıcılık, Bal ve Kovan Ürünleri Fuarı',
    description:
      'Gezginci arıcılar, bal üreticileri ve araştırmacılar; kovandan kavanoza bütün süreci birlikte konuştu.',
    opens: { inDays: -187, weekday: WEEKDAY.friday, days: 3 },
    details: html`
      <p>Karacadağ’ın geven çiçeğinden Dicle vadisinin narına uzanan zengin flora, bölgeyi gezginci arıcıların
      duraklarından biri yapıyor. Üç günlük fuarda <strong>95 katılımcı</strong> ve on bin ziyaretçi buluştu.</p>
      <h2>Tadım masası</h2>
      <p>Bağımsız tadımcılar 164 bal örneğini kör tadımla değerlendirdi. Altın madalyalar geven, kekik ve
      dağ çiçeği ballarına gitti; sonuçlar laboratuvar raporlarıyla birlikte açıklandı.</p>
      <h2>Kovanın çevresinde</h2>
      <ul>
        <li>Kovan, çerçeve ve temel petek</li>
        <li>Bal süzme, dinlendirme ve dolum makineleri</li>
        <li>Arı sağlığı, ana arı üretimi ve varroa mücadelesi</li>
        <li>Propolis, polen, arı sütü ve balmumu ürünleri</li>
      </ul>
      <h3>Çocuklar için cam kovan</h3>
      <p>Güvenli bir cam bölmenin ardındaki canlı kovan, fuarın en kalabalık köşesiydi. Çocuklar ana arıyı bulmaya
      çalıştı, balmumundan mum sardı.</p>
      <p>Genç arıcılar için düzenlenen başlangıç kursunu bitiren altmış katılımcıya, kooperatiflerin desteğiyle ikişer
      kovan, koruyucu giysi ve bir yıl sürecek usta desteği verildi.</p>
      <h2>Birlikte alınan kararlar</h2>
      <p>Arıcı birlikleri, ilaçlama takvimlerinin önceden duyurulması için ilçe tarım müdürlükleriyle ortak bir mesaj
      hattı kurma kararı aldı. <em>Hattın ilk yılında dört bin arıcıya ulaşılması hedefleniyor.</em></p>
    `,
  },
  {
    key: 'telkari',
    title: 'Altın, Gümüş ve Telkâri Fuarı',
    description:
      'Telkâri ustalarından makine üreticilerine kuyumculuk sektörü: yeni koleksiyonlar, canlı atölyeler, ihracat görüşmeleri.',
    opens: { inDays: -232, weekday: WEEKDAY.thursday, days: 4 },
    details: html`
      <h2>Saç telinden ince</h2>
      <p>Telkâri, gümüşü saç telinden ince çekip onunla resim yapma sanatıdır. Fuarın kalbindeki <strong>ustalar
      sokağında</strong> yirmi atölye dört gün boyunca çekiç sesleri arasında üretti; ziyaretçiler kendi tellerini
      bükmeyi denedi.</p>
      <h2>Sergilenenler</h2>
      <ol>
        <li>Altın ve gümüş takı koleksiyonları</li>
        <li>Pırlanta, inci ve yarı değerli taşlar</li>
        <li>Döküm, lazer kaynak ve kaplama makineleri</li>
        <li>Vitrin, ambalaj ve güvenlik sistemleri</li>
      </ol>
      <h2>Tasarım yarışması</h2>
      <p>“Sur ve Su” temalı yarışmaya 212 tasarım başvurdu. Birinciliği, bazalt kabartmalarını ince bir bilekliğe
      taşıyan genç bir tasarımcı kazandı; parça, sponsor atölye tarafından elli adet üretildi.</p>
      <blockquote>Ustalık, telin nerede bükülmek istediğini bilmektir.</blockquote>
      <p>Restorasyon uzmanları, aileden kalma takıların onarımı için danışmanlık verdi; dört yüze yakın parça
      fotoğraflanarak kentin zanaat arşivine kaydedildi. Arşiv, yıl sonunda araştırmacılara ve bütün kentlilere açılacak.</p>
      <h3>Ticaret</h3>
      <p>Dokuz ülkeden gelen 60 alıcıyla 540 görüşme yapıldı. Fuar süresince ayar evi masası, ziyaretçilerin getirdiği
      parçaların ayarını <em>ücretsiz</em> ölçtü. Güvenlik nedeniyle kapanış saatleri bir saat erkene alınmış,
      alan yirmi dört saat boyunca nöbetçilerle ve kamerayla izlenmiştir.</p>
    `,
  },
];
