import { html } from '../html.ts';
import { type FairTexts, WEEKDAY } from './fair-texts.ts';

/** Soonest first. */
export const UPCOMING_FAIRS: FairTexts[] = [
  {
    key: 'kitap',
    title: 'Kitap Fuarı',
    description:
      'Yayınevleri, yazarlar ve okurlar dokuz gün boyunca aynı çatı altında: imza günleri, söyleşiler ve çocuklar için atölyeler.',
    opens: { inDays: 10, weekday: WEEKDAY.saturday, days: 9 },
    details: html`
      <p>Kentin en uzun soluklu kültür buluşması bu yıl <strong>140 yayınevini</strong> ve dokuz güne yayılan
      bir etkinlik programını ağırlıyor. Kitap Fuarı, raflar arasında dolaşmanın keyfini arayan okurdan
      öğrencisine kaynak seçen öğretmene kadar herkese açık.</p>
      <h2>Programdan</h2>
      <ul>
        <li><strong>İmza günleri:</strong> Her gün 13.00–18.00 arasında, B salonunun batı kanadında</li>
        <li><strong>Söyleşiler:</strong> Yerel tarih, çeviri edebiyatı, çizgi roman ve çocuk yayıncılığı üzerine 46 oturum</li>
        <li><strong>Atölyeler:</strong> Masal anlatımı, ebru, linol baskı ve genç yazarlar için öykü kurgusu</li>
        <li><strong>Sahaflar sokağı:</strong> On iki şehirden gelen sahaflarla nadir baskılar ve eski haritalar</li>
      </ul>
      <h2>Okul ziyaretleri</h2>
      <p>Hafta içi 10.00–13.00 arası okul gruplarına ayrılmıştır. Servis indirme noktası doğu girişindedir;
      her gruba bir rehber eşlik eder. Randevu için en az üç iş günü önceden
      <a href="mailto:ziyaret@bazaltfuar.example">ziyaret@bazaltfuar.example</a> adresine yazmanız yeterli.</p>
      <blockquote>Bir şehrin hafızası, en çok elden ele dolaşan kitaplarda birikir.</blockquote>
      <p>Etkinliklerin tamamı işaret diline çevrilir, söyleşi salonlarında işitme döngüsü bulunur.</p>
      <p>Giriş bütün ziyaretçiler için ücretsizdir. Fuar hafta içi de hafta sonu da 10.00’da
      açılır, 20.00’de kapanır; son gün de aynı saatlerde gezilebilir.</p>
    `,
  },
  {
    key: 'yapi',
    title: 'Yapı ve İnşaat Malzemeleri Fuarı',
    description:
      'Kaba yapıdan ince işçiliğe, yalıtımdan iş makinesine: bölgenin yapı sektörü yeni sezona burada hazırlanıyor.',
    opens: { inDays: 26, weekday: WEEKDAY.thursday, days: 4 },
    details: html`
      <p>Hızla yenilenen bir bölgenin yapı sektörü, dört gün boyunca <em>malzemeyi eline alarak</em> karşılaştırıyor.
      Üç salonda ve açık alanda 210 firma; müteahhitler, mimarlar, mühendisler ve kamu kurumlarının teknik
      ekipleriyle buluşuyor.</p>
      <h2>Ürün grupları</h2>
      <ol>
        <li>Beton, çimento, hazır harç ve katkı malzemeleri</li>
        <li>Isı, su ve ses yalıtımı</li>
        <li>Kapı, pencere ve cephe sistemleri</li>
        <li>Seramik, vitrifiye ve banyo donanımı</li>
        <li>İskele, kalıp ve iş makineleri <em>(açık alan)</em></li>
        <li>Asansör, yürüyen merdiven ve bina otomasyonu</li>
      </ol>
      <h2>Deprem güvenliği forumu</h2>
      <p>Fuarın ikinci günü, bütünüyle güvenli yapıya ayrıldı. Üniversitelerin inşaat mühendisliği bölümlerinden
      konuşmacılar; zemin etüdü, güçlendirme yöntemleri ve sismik yalıtım uygulamalarını saha örnekleriyle
      anlatacak. Oturumlar kongre salonunda yapılır, kayıt yerinde alınır.</p>
      <p>Ziyaretçiler, ellerindeki projenin çizimiyle gelip danışma masalarında yirmi dakikalık ücretsiz görüş alabilir.</p>
      <h3>Katılımcılar için</h3>
      <p>Stant alanları 12 m²’den başlar ve 3 × 3 metrelik modüllerle büyür. Ağır yük taşıyan ürünler için zemin
      taşıma kapasitesi metrekarede 2,5 tondur; vinç talebi kurulumdan on gün önce iletilmelidir. Standart stant
      paketinde duvar panelleri, halı, aydınlatma, bir priz ve firma adının yazıldığı alınlık bulunur.</p>
    `,
  },
  {
    key: 'makine',
    title: 'Sanayi, Makine ve Otomasyon Fuarı',
    description:
      'CNC tezgâhlarından robotik hücrelere, kaynaktan ölçme tekniğine: çalışan makineler, canlı üretim ve teknik eğitimler.',
    opens: { inDays: 54, weekday: WEEKDAY.thursday, days: 4 },
    details: html`
      <h2>Makineyi çalışırken görün</h2>
      <p>Broşür yerine talaş, katalog yerine çevrim süresi: Bu fuarda tezgâhların çoğu <strong>enerji altında</strong>
      sergilenir. Organize sanayi bölgelerindeki işletmeler, yatırım kararından önce aynı parçayı farklı
      makinelerde işletip sonuçları yan yana koyabilir.</p>
      <h2>Dört ana bölüm</h2>
      <ul>
        <li><strong>Metal işleme:</strong> Torna, freze, taşlama, lazer ve abkant</li>
        <li><strong>Otomasyon:</strong> Robot kolları, sürücüler, sensörler, görüntü işleme</li>
        <li><strong>Kaynak ve birleştirme:</strong> Gazaltı, lazer kaynak, yapıştırma sistemleri</li>
        <li><strong>Ölçme ve kalite:</strong> Üç boyutlu ölçüm, sertlik testi, izlenebilirlik yazılımları</li>
      </ul>
      <h2>Usta ile çırak buluşması</h2>
      <p>Meslek liselerinin son sınıf öğrencileri, cuma günü boyunca firmaların ustalarıyla birlikte parça üretir.
      Geçen yıl bu programa katılan 180 öğrenciden 64’ü aynı yıl içinde işe yerleşti.</p>
      <blockquote>Otomasyon bizde iş azaltmadı; aynı ekiple üç vardiyanın işini tek vardiyada, daha güvenli yapıyoruz.</blockquote>
      <p>Bakım ekipleri için düzenlenen kısa kurslarda rulman değişiminden titreşim ölçümüne kadar on iki konu, makinenin
      başında anlatılır; katılanlara belge verilir.</p>
      <p>Salonlarda 380 V trifaze elektrik, basınçlı hava ve su bağlantısı bulunur. Teknik ihtiyaçlarınızı
      <a href="/katilimci-ol">ön talep formundaki</a> notlar alanına yazabilirsiniz.</p>
    `,
  },
  {
    key: 'tarim',
    title: 'Güneydoğu Anadolu Tarım, Hayvancılık ve Gıda Teknolojileri Fuarı',
    description:
      'Tohumdan sofraya bütün zincir: tarım makineleri, sulama, yem ve süt teknolojileri, soğuk zincir ve gıda işleme.',
    opens: { inDays: 82, weekday: WEEKDAY.wednesday, days: 5 },
    details: html`
      <p>Bereketli Hilal’in kuzey ucunda, tarımın başladığı topraklarda kurulan bu fuar; çiftçiyi, sanayiciyi ve
      araştırmacıyı beş gün boyunca bir araya getirir. Üç salonda ve <strong>7.500 m² açık alanda</strong> 180
      katılımcı, on iki ülkeden alım heyeti ve kırk bini aşkın ziyaretçi bekleniyor.</p>
      <h2>Bölümler</h2>
      <ol>
        <li>Traktör, biçerdöver ve toprak işleme makineleri</li>
        <li>Basınçlı sulama, pompa ve sera teknolojileri</li>
        <li>Tohum, gübre ve bitki koruma</li>
        <li>Süt sağım sistemleri, yem ve ahır donanımı</li>
        <li>Gıda işleme, paketleme ve soğuk zincir</li>
      </ol>
      <h2>Üretici için dört başlık</h2>
      <h3>Az suyla çok ürün</h3>
      <p>Damla sulama parselinde pamuk, mısır ve mercimek için su tüketimi anlık olarak ölçülür.</p>
      <h3>Hayvan sağlığı</h3>
      <p>Veteriner hekimler, küçükbaş sürülerinde kayıt ve aşı takvimini uygulamalı anlatır.</p>
      <h3>Dijital tarla</h3>
      <p>İnsansız hava araçlarıyla ilaçlama ve verim haritalama gösterileri her gün 11.00 ve 15.00’te yapılır.</p>
      <h3>Destekler ve kredi</h3>
      <p>Kamu kurumlarının danışma masaları, başvuru belgelerini yerinde inceler.</p>
      <p>Kadın kooperatifleri ve genç çiftçiler için ayrılan pazar alanında yöresel ürünler doğrudan satılır.</p>
      <p><em>İlçelerden kalkan ücretsiz servislerin saatleri fuardan iki hafta önce bu sayfada yayımlanır.</em></p>
    `,
  },
  {
    key: 'saglik',
    title: 'Sağlık Teknolojileri ve Medikal Fuarı',
    description:
      'Görüntülemeden laboratuvara, ameliyathaneden evde bakıma: hastaneler, hekimler ve üreticiler için üç gün.',
    opens: { inDays: 110, weekday: WEEKDAY.thursday, days: 3 },
    details: html`
      <p>Bölgedeki kamu, üniversite ve özel hastanelerin satın alma ekipleri ile klinisyenlerini aynı masada
      buluşturan fuar, yalnızca <strong>sektör profesyonellerine</strong> açıktır. Üç gün boyunca cihazların yanında
      onları kullanan ekipler de konuşur.</p>
      <h2>Kapsam</h2>
      <ul>
        <li>Tıbbi görüntüleme ve radyoloji bilgi sistemleri</li>
        <li>Ameliyathane, yoğun bakım ve sterilizasyon</li>
        <li>Laboratuvar cihazları, kit ve sarf malzemeleri</li>
        <li>Ortez, protez ve fizik tedavi</li>
        <li>Diş hekimliği ekipmanı</li>
        <li>Tele-tıp, evde bakım ve hastane yazılımları</li>
      </ul>
      <h2>Bilimsel program</h2>
      <p>Kongre merkezinde eş zamanlı yürüyen oturumlarda acil tıp, perinatoloji ve enfeksiyon kontrolü ele
      alınır. Uygulamalı simülasyon odasında ekipler, gerçek senaryolarla kriz yönetimi çalışır; kontenjan
      oturum başına 24 kişidir.</p>
      <blockquote>İyi bir cihaz, onu gece üçte kullanan hemşirenin işini kolaylaştıran cihazdır.</blockquote>
      <p>Yerli üreticiler için açılan <em>İlk Prototip</em> bölümünde, üniversitelerin teknoloji geliştirme bölgelerinden
      yirmi girişim cihazlarını ilk kez hekimlerin önüne çıkarıyor.</p>
      <h2>Giriş koşulları</h2>
      <p>Ziyaretçi kartı için kurum kimliği yeterlidir. Tıp, diş hekimliği ve sağlık bilimleri öğrencileri son
      gün 13.00’ten sonra ücretsiz girebilir. On sekiz yaşından küçükler fuar alanına kabul edilmez.</p>
    `,
  },
  {
    key: 'tekstil',
    title: 'Mezopotamya Tekstil, İplik ve Hazır Giyim Makineleri Fuarı',
    description:
      'Pamuktan ipliğe, iplikten kumaşa, kumaştan giysiye: bölge tekstilinin bütün halkaları aynı koridorda.',
    opens: { inDays: 138, weekday: WEEKDAY.thursday, days: 4 },
    details: html`
      <h2>Pamuğun yanı başında</h2>
      <p>Türkiye pamuğunun yarısından fazlası bu fuara birkaç saatlik mesafede yetişiyor. Çırçırdan dokumaya,
      örmeden konfeksiyona uzanan zincirin makine üreticileri ve alıcıları, <em>hammaddenin kaynağında</em>
      buluşuyor.</p>
      <h2>Neler sergileniyor?</h2>
      <ol>
        <li>Eğirme, büküm ve bobin makineleri</li>
        <li>Dokuma, yuvarlak ve düz örme makineleri</li>
        <li>Boya, terbiye ve dijital baskı</li>
        <li>Kesim, dikiş ve ütü paket hatları</li>
        <li>İplik, kumaş, fermuar ve aksesuar</li>
      </ol>
      <h2>Puşiden podyuma</h2>
      <p>Tasarım bölümü öğrencileri, yörenin ipekli puşi dokumasından yola çıkarak hazırladıkları koleksiyonları
      cumartesi akşamı sunuyor. Defileden sonra kumaşların örnekleri stant alanında incelenebilir; seçilen üç
      tasarım, bir sezon boyunca <strong>atölye desteği</strong> alır.</p>
      <h3>Atölyede bir gün</h3>
      <p>Cuma günü kalkan servisler, organize sanayi bölgesindeki üç entegre tesisi gezdirir. Ziyaretçiler çırçırdan
      bitmiş giysiye bütün hattı tek günde izler; yer sayısı sınırlı olduğundan kayıt gerekir.</p>
      <h3>Alım heyetleri</h3>
      <p>İhracatçı birlikleriyle yürütülen programda on beş ülkeden 90 alıcı ağırlanıyor. İkili görüşme takvimi
      fuardan üç hafta önce kesinleşir; her katılımcı firma en çok sekiz görüşme seçebilir. Tercüman desteği
      İngilizce, Arapça ve Almanca için ücretsizdir.</p>
    `,
  },
  {
    key: 'mermer',
    title: 'Mermer ve Doğal Taş Fuarı',
    description: 'Bej mermerden bazalta: ocaklar, işleme tesisleri ve mimarlar için blok, plaka ve uygulama.',
    opens: { inDays: 166, weekday: WEEKDAY.wednesday, days: 4 },
    details: html`
      <p>Surlarını bazaltla ören bir kentin taşla ilişkisi bin yıllıktır. Fuar; bej mermer, traverten, oniks ve
      bazalt ocaklarını, blok kesiminden cilaya kadar bütün makineleri ve bu taşı kullanan mimarları bir araya
      getiriyor.</p>
      <h2>Blok sahası</h2>
      <p>Açık alanda sergilenen <strong>180 blok</strong>, ocak künyesi ve laboratuvar değerleriyle birlikte
      tanıtılır. Alıcılar bloğu yerinde işaretler, nakliye ve gümrük masası aynı gün teklif verir.</p>
      <h2>Salonlarda</h2>
      <ul>
        <li>Plaka, ebatlı ürün ve mozaik</li>
        <li>Tel kesme, köprü kesme ve su jeti</li>
        <li>Aşındırıcı, elmas soket ve cila malzemeleri</li>
        <li>Restorasyon ve taş koruma</li>
      </ul>
      <h2>Taş ustaları meydanı</h2>
      <p>On iki usta dört gün boyunca tek bir bazalt bloktan ortak bir çeşme yontuyor. Çalışma tamamlandığında
      kentteki bir parka yerleştirilecek.</p>
      <blockquote>Taş acele etmez; ustası da etmemeli.</blockquote>
      <p>Çocuklar için kurulan mozaik masasında, kesim artıklarından derlenen renkli taşlarla kentin kuşları döşenir; biten panolar ailelere armağan edilir.</p>
      <h3>Mimarlara özel</h3>
      <p>Perşembe günkü <em>Taş ve Cephe</em> seminerinde, havalandırmalı cephe detayları ve taşın karbon ayak izi
      konuşulacak. Seminere katılım için
      <a href="mailto:kongre@bazaltfuar.example">kongre@bazaltfuar.example</a> adresine kayıt gerekir.</p>
    `,
  },
  {
    key: 'enerji',
    title: 'Güneş Enerjisi ve Depolama Teknolojileri Fuarı',
    description: 'Yılda üç bin saat güneş alan bölgede panel, evirici, batarya ve tarımsal sulama çözümleri.',
    opens: { inDays: 201, weekday: WEEKDAY.thursday, days: 3 },
    details: html`
      <p>Yıllık güneşlenme süresi üç bin saate yaklaşan Güneydoğu Anadolu, Türkiye’nin doğal enerji tarlası. Fuar;
      çatı uygulamalarından arazi santrallerine, batarya depolamadan elektrikli araç şarjına kadar bütün çözümleri
      <strong>yatırımcı ve kullanıcı gözüyle</strong> ele alıyor.</p>
      <h2>Kim için?</h2>
      <h3>Sanayi işletmeleri</h3>
      <p>Öz tüketim, mahsuplaşma ve depolama hesabını, kendi faturanızla gelip danışmanlarla çıkarabilirsiniz.</p>
      <h3>Çiftçiler ve sulama birlikleri</h3>
      <p>Güneşle çalışan derin kuyu pompaları, deneme alanında gün boyu su basar; debi ve maliyet ekrandan izlenir.</p>
      <h3>Konut ve siteler</h3>
      <p>Çatı taşıma kapasitesinden sigortaya, kurulumdan önce sorulması gereken on soru tek sayfada toplandı.</p>
      <h2>Oturumlar</h2>
      <ol>
        <li>Şebekeye bağlantıda güncel uygulamalar</li>
        <li>Lityum bataryalarda güvenlik ve yangın önleme</li>
        <li>Tarımsal güneş: Panel altında üretim</li>
        <li>Santral bakımında insansız hava aracı kullanımı</li>
      </ol>
      <p>Kurulum ekipleri için çatıda güvenli çalışma eğitimi, açık alandaki örnek çatıda her sabah tekrarlanır. Eğitimi tamamlayanlar, emniyet kemeri ve yaşam hattı denetim listesini yanlarında götürür.</p>
      <p>Fuar boyunca salonların gündüz tüketimi, çatımızdaki <strong>1,2 MW</strong> gücündeki santralden karşılanır;
      anlık üretim ana girişteki ekrandan görülebilir. Toplu taşımayla gelen ziyaretçilere giriş ücretsizdir.</p>
    `,
  },
];
