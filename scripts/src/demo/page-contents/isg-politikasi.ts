import { html } from '../html.ts';

export const SAFETY_POLICY = html`
  <p>Bazalt Fuarcılık ve Kongre Hizmetleri A.Ş. olarak kurulumdan söküme, her etkinliğin ilk koşulunu <strong>herkesin
  evine sağlıklı dönmesi</strong> sayıyoruz. Bu politika; çalışanlarımızı, yüklenicilerimizi, katılımcı firmaların
  görevlilerini ve ziyaretçilerimizi kapsar.</p>
  <h2>İlkelerimiz</h2>
  <ol>
    <li>6331 sayılı İş Sağlığı ve Güvenliği Kanunu’na ve ilgili mevzuata uymayı başlangıç noktası kabul ederiz.</li>
    <li>Tehlikeleri kaynağında yok etmeye, bu mümkün değilse toplu korumaya öncelik veririz.</li>
    <li>Her fuar için ayrı risk değerlendirmesi ve acil durum planı hazırlarız.</li>
    <li>Çalışanlarımızın görüşünü alır, ramak kala bildirimlerini cezalandırmaz, teşvik ederiz.</li>
    <li>Hedeflerimizi ölçer, sonuçları her yıl gözden geçirir ve çalışanlarımızla paylaşırız.</li>
  </ol>
  <blockquote>Ciddi ve yakın bir tehlike gören herkesin işi durdurma hakkı vardır.</blockquote>
  <h2>Kurulum ve söküm</h2>
  <ul>
    <li>Salonlara baret, reflektif yelek ve güvenlik ayakkabısı olmadan girilmez.</li>
    <li>Yüksekte çalışma, kaynak ve kaldırma işleri yazılı izne bağlıdır.</li>
    <li>Forklift ve platformları yalnızca belgeli operatörler kullanır; yaya yolları ayrılır.</li>
    <li>Elektrik bağlantılarını yalnızca merkezin teknik ekibi yapar ve enerji vermeden önce denetler.</li>
    <li>İki katlı stantlar ve tavana asılan yükler için statik hesap ve onay gerekir.</li>
    <li>On sekiz yaşından küçükler kurulum ve söküm alanına alınmaz.</li>
  </ul>
  <h2>Yüklenici ve katılımcıların yükümlülükleri</h2>
  <p>Alanda çalışacak firmalar; çalışan listesini, iş güvenliği eğitim belgelerini ve sigorta kayıtlarını kurulumdan en az
  beş iş günü önce iletir. Belgeleri eksik çalışanlara giriş kartı verilmez. Kurallara uyulmaması hâlinde çalışma,
  uygunsuzluk giderilene kadar durdurulur.</p>
  <h2>Acil durumlar</h2>
  <h3>Hazırlık</h3>
  <p>Her salonda yangın algılama ve söndürme sistemi, otomatik kalp şok cihazı ve ilk yardım noktası bulunur. Fuar
  günlerinde ambulans ve yangın ekibi alanda bekler; tahliye tatbikatı yılda iki kez yapılır.</p>
  <h3>Tahliye</h3>
  <ol>
    <li>Sesli duyuruyu ve yeşil yönlendirmeleri izleyin, asansör kullanmayın.</li>
    <li>Hareket kısıtlılığı olan ziyaretçiler için görevliler tahliye sandalyesiyle gelir.</li>
    <li>Toplanma alanları otoparkın doğu ve batı uçlarındadır.</li>
  </ol>
  <h2>Sorumluluk</h2>
  <p>Bu politikanın uygulanmasından üst yönetim sorumludur. Görüş ve bildirimleriniz için
  <a href="mailto:isg@bazaltfuar.example">isg@bazaltfuar.example</a> adresine yazabilir, fuar günlerinde
  <strong>0412 000 21 12</strong> numaralı güvenlik hattını arayabilirsiniz.</p>
`;
