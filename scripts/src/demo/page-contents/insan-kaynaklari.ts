import { html } from '../html.ts';

export const HUMAN_RESOURCES = html`
  <p>Fuarcılık, birkaç günlük bir buluşmanın arkasında aylarca süren ortak emektir. Bu emeği veren insanların
  <strong>güvende, adil ücretle ve gelişerek</strong> çalışmasını işimizin temeli olarak görüyoruz.</p>
  <h2>Nasıl bir ekibiz?</h2>
  <p>Merkezimizde 64 kişilik sürekli bir kadro çalışıyor; fuar haftalarında bu sayı 300’e ulaşıyor. Mimarlar, teknisyenler,
  satış ve iletişim uzmanları, muhasebeciler ve karşılama ekibi aynı planın üzerinde buluşuyor. Yöneticilerimizin yarısı
  kadın, çalışanlarımızın üçte biri otuz yaşın altında.</p>
  <h2>İlkelerimiz</h2>
  <ul>
    <li><strong>Eşitlik:</strong> İşe alımda, ücrette ve terfide dil, inanç, cinsiyet, yaş, engellilik ya da köken ayrımı
    yapılmaz.</li>
    <li><strong>Açıklık:</strong> Her pozisyonun ücret aralığı ilanda yazar, görüşmenin sonucu adaya mutlaka bildirilir.</li>
    <li><strong>Gelişim:</strong> Her çalışanın yılda en az beş günü eğitime ayrılır.</li>
    <li><strong>Denge:</strong> Fuar haftalarındaki yoğun çalışma, izleyen hafta dinlenme olarak geri verilir.</li>
    <li><strong>Saygı:</strong> Tacize ve mobbinge karşı bildirimler bağımsız bir kurulda, gizlilikle ele alınır.</li>
  </ul>
  <h2>İşe alım süreci</h2>
  <ol>
    <li>Başvurunuz beş iş günü içinde değerlendirilir.</li>
    <li>Uygun adaylarla kısa bir telefon görüşmesi yapılır.</li>
    <li>İlgili ekiple yüz yüze görüşme ve işe yakın küçük bir uygulama çalışması yapılır.</li>
    <li>Teklif yazılı sunulur; işe başlayan herkese ilk üç ay bir yol arkadaşı eşlik eder.</li>
  </ol>
  <h2>Öğrenciler ve gönüllüler</h2>
  <p>Turizm, iletişim, mimarlık ve mühendislik öğrencileri için yılda iki dönem <em>ücretli</em> staj açıyoruz. Fuar
  gönüllülerine eğitim, ulaşım, yemek ve sertifika sağlanıyor; gönüllülük hiçbir zaman ücretli bir işin yerine
  geçmiyor.</p>
  <h2>Başvuru</h2>
  <p>Özgeçmişinizi ve hangi işe ilgi duyduğunuzu
  <a href="mailto:kariyer@bazaltfuar.example">kariyer@bazaltfuar.example</a> adresine gönderebilirsiniz. Başvuru sırasında
  paylaştığınız bilgiler, <a href="/kvkk">aydınlatma metnimize</a> uygun olarak yalnızca işe alım amacıyla işlenir ve en çok
  bir yıl saklanır.</p>
`;
