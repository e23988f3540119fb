import { html } from '../html.ts';

/** The information that article 10 of law no. 6698 requires, for the data that this site collects. */
export const PRIVACY_NOTICE = html`
  <p>Bu aydınlatma metni, 6698 sayılı Kişisel Verilerin Korunması Kanunu’nun (“<strong>KVKK</strong>”) 10. maddesi ile
  Aydınlatma Yükümlülüğünün Yerine Getirilmesinde Uyulacak Usul ve Esaslar Hakkında Tebliğ uyarınca, internet sitemizi
  ziyaret eden ve sitedeki formları kullanan kişileri bilgilendirmek için hazırlanmıştır.</p>
  <h2>1. Veri sorumlusu</h2>
  <p>Kişisel verileriniz, veri sorumlusu sıfatıyla <strong>Bazalt Fuarcılık ve Kongre Hizmetleri A.Ş.</strong>
  (“<strong>Şirket</strong>”) tarafından işlenir.</p>
  <ul>
    <li>Adres: Dicle Vadisi Bulvarı No: 1, 21070 Kayapınar / Diyarbakır</li>
    <li>E-posta: <a href="mailto:kvkk@bazaltfuar.example">kvkk@bazaltfuar.example</a></li>
    <li>Telefon: <a href="tel:04120002100">0412 000 21 00</a></li>
  </ul>
  <h2>2. İşlenen kişisel veriler ve işleme amaçları</h2>
  <h3>İletişim formu</h3>
  <p><strong>Veriler:</strong> ad ve soyad, e-posta adresi, mesajın konusu ve içeriği.</p>
  <p><strong>Amaçlar:</strong> sorunuzu yanıtlamak, talep ve şikâyetinizi sonuçlandırmak, yazışmanın kaydını tutmak.</p>
  <h3>Katılımcı ön talep formu</h3>
  <p><strong>Veriler:</strong> temsil ettiğiniz firmanın unvanı, adresi, telefonu ve internet adresi; yetkili kişinin adı,
  soyadı, unvanı, e-posta adresi ve cep telefonu; talep edilen fuar, alan büyüklüğü, stant türü ve notlar; aydınlatma
  metnini okuduğunuza ilişkin beyan, tarihi ve metnin sürümü.</p>
  <p><strong>Amaçlar:</strong> talebinizi değerlendirmek ve size teklif sunmak, salon yerleşimini planlamak, katılım
  sözleşmesinin kurulması ve ifası için gerekli hazırlığı yapmak.</p>
  <h3>Sitenin kullanımı</h3>
  <p><strong>Veriler:</strong> IP adresi, istek zamanı, istenen sayfa ve hata kayıtları.</p>
  <p><strong>Amaçlar:</strong> sitenin güvenliğini sağlamak, formların kötüye kullanılmasını önlemek, arızaları gidermek ve
  yetkili kurumların hukuka uygun taleplerini karşılamak.</p>
  <h3>Fuar alanında çekilen görüntüler</h3>
  <p>Etkinliklerimizde tanıtım ve haber amacıyla fotoğraf ve video çekilir. Çekim yapılan alanlar girişte duyurulur.
  Görüntüsünün yayımlanmasını istemeyen ziyaretçiler, yukarıdaki adreslere başvurarak görselin kaldırılmasını
  isteyebilir.</p>
  <p>Formlarımızda <strong>özel nitelikli kişisel veri</strong> istenmez. Sağlık, inanç veya siyasi görüş gibi bilgilerinizi
  mesaj alanlarına yazmamanızı rica ederiz.</p>
  <h2>3. Hukuki sebepler</h2>
  <p>Verileriniz, KVKK’nın 5. maddesinin ikinci fıkrasında sayılan şu sebeplere dayanılarak işlenir:</p>
  <ul>
    <li>Bir sözleşmenin kurulması veya ifasıyla doğrudan doğruya ilgili olması <em>(c bendi: katılımcı ön talepleri)</em></li>
    <li>Hukuki yükümlülüğün yerine getirilebilmesi için zorunlu olması <em>(ç bendi: yasal kayıt ve bildirimler)</em></li>
    <li>Bir hakkın tesisi, kullanılması veya korunması için zorunlu olması <em>(e bendi: uyuşmazlıklar)</em></li>
    <li>Temel hak ve özgürlüklerinize zarar vermemek kaydıyla meşru menfaatlerimiz için zorunlu olması
    <em>(f bendi: iletişim mesajlarının yanıtlanması, site güvenliği)</em></li>
  </ul>
  <p>Tanıtım amaçlı ticari elektronik iletiler yalnızca ayrıca vereceğiniz onayla gönderilir; onayınızı dilediğiniz zaman,
  gerekçe göstermeden geri alabilirsiniz.</p>
  <h2>4. Toplama yöntemi</h2>
  <p>Kişisel verileriniz, internet sitemizdeki formlar ve sunucu kayıtları aracılığıyla elektronik ortamda, kısmen veya
  tamamen otomatik yollarla toplanır.</p>
  <h2>5. Verilerin aktarılması</h2>
  <p>Verileriniz satılmaz, kiralanmaz ve reklam amacıyla paylaşılmaz. Yalnızca amacın gerektirdiği ölçüde şu alıcı
  gruplarına aktarılabilir:</p>
  <ol>
    <li>Barındırma, e-posta ve bakım hizmeti aldığımız, gizlilikle yükümlü hizmet sağlayıcılar</li>
    <li>Talep ettiğiniz fuarın düzenlenmesinde birlikte çalıştığımız stant kurulum ve teknik hizmet firmaları
    <em>(yalnızca talebiniz sözleşmeye dönüştüğünde)</em></li>
    <li>Hukuken yetkili kamu kurum ve kuruluşları ile adli makamlar</li>
    <li>Hukuki, mali ve denetim danışmanlarımız</li>
  </ol>
  <p>Verileriniz Türkiye’de saklanır. Yurt dışında bulunan bir hizmet sağlayıcıya aktarım gerekirse bu, KVKK’nın 9.
  maddesindeki koşullar yerine getirildikten ve bu metin güncellendikten sonra yapılır.</p>
  <h2>6. Saklama süreleri</h2>
  <ul>
    <li><strong>İletişim mesajları:</strong> yazışmanın sonuçlanmasından itibaren 1 yıl</li>
    <li><strong>Katılımcı ön talepleri:</strong> ilgili fuarın bitiminden itibaren 2 yıl; sözleşmeye dönüşen taleplerde
    ticari defter ve belgeler için öngörülen 10 yıl</li>
    <li><strong>Sunucu kayıtları:</strong> 1 yıl</li>
    <li><strong>Ticari ileti onayları:</strong> onayın geri alınmasından itibaren 3 yıl</li>
  </ul>
  <p>Süresi dolan veriler, ilk periyodik imha tarihinde silinir, yok edilir veya anonim hâle getirilir.</p>
  <h2>7. Çerezler ve tarayıcı belleği</h2>
  <p>Sitemiz reklam ve izleme çerezi kullanmaz. Açık ya da koyu görünüm tercihiniz, yalnızca kendi tarayıcınızın yerel
  belleğinde tutulur ve bize gönderilmez. Yönetim alanına giriş yapan çalışanlarımız için oturum süresince zorunlu bir
  çerez kullanılır. İletişim sayfasındaki harita, siz isteyip açmadıkça üçüncü bir tarafa veri göndermez.</p>
  <h2>8. Veri güvenliği</h2>
  <p>Verileriniz şifreli bağlantıyla iletilir, yalnızca görevi gereği yetkilendirilmiş çalışanlarımızca görülür ve düzenli
  olarak yedeklenir. Verilerinizin hukuka aykırı biçimde başkalarınca ele geçirildiğini öğrenirsek durumu en kısa sürede
  size ve Kişisel Verileri Koruma Kurulu’na bildiririz.</p>
  <h2>9. Haklarınız</h2>
  <p>KVKK’nın 11. maddesi uyarınca Şirketimize başvurarak;</p>
  <ol>
    <li>kişisel verilerinizin işlenip işlenmediğini öğrenme,</li>
    <li>işlenmişse buna ilişkin bilgi talep etme,</li>
    <li>işlenme amacını ve amacına uygun kullanılıp kullanılmadığını öğrenme,</li>
    <li>yurt içinde veya yurt dışında aktarıldığı üçüncü kişileri bilme,</li>
    <li>eksik veya yanlış işlenmişse düzeltilmesini isteme,</li>
    <li>KVKK’nın 7. maddesindeki koşullar çerçevesinde silinmesini veya yok edilmesini isteme,</li>
    <li>düzeltme, silme ve yok etme işlemlerinin, verilerin aktarıldığı üçüncü kişilere bildirilmesini isteme,</li>
    <li>münhasıran otomatik sistemlerle analiz edilmesi suretiyle aleyhinize bir sonucun ortaya çıkmasına itiraz etme,</li>
    <li>kanuna aykırı işleme sebebiyle zarara uğramanız hâlinde zararın giderilmesini talep etme</li>
  </ol>
  <p>haklarına sahipsiniz.</p>
  <h2>10. Başvuru yolları</h2>
  <p>Başvurunuzu; adınızı, soyadınızı, yazılı başvuruda imzanızı, T.C. kimlik numaranızı (yabancılar için pasaport
  numaranızı), bildirime esas adresinizi ve talebinizin konusunu belirterek aşağıdaki yollardan biriyle iletebilirsiniz:</p>
  <ul>
    <li>Islak imzalı dilekçeyle, yukarıdaki posta adresine şahsen, noter aracılığıyla veya iadeli taahhütlü mektupla</li>
    <li>Sistemimizde kayıtlı e-posta adresinizden
    <a href="mailto:kvkk@bazaltfuar.example">kvkk@bazaltfuar.example</a> adresine</li>
    <li>Güvenli elektronik imza veya mobil imza kullanarak aynı adrese</li>
  </ul>
  <p>Talepleriniz, niteliğine göre <strong>en geç otuz gün</strong> içinde ücretsiz olarak sonuçlandırılır; işlemin ayrıca
  bir maliyet gerektirmesi hâlinde Kurul’un belirlediği tarifedeki ücret alınabilir. Başvurunuzun reddedilmesi, verilen
  yanıtın yetersiz bulunması veya süresinde yanıt verilmemesi hâlinde Kişisel Verileri Koruma Kurulu’na şikâyette
  bulunabilirsiniz.</p>
  <h2>11. Metnin güncellenmesi</h2>
  <p>Bu metin, mevzuattaki veya süreçlerimizdeki değişikliklere göre güncellenir. Formlarda onayladığınız sürüm,
  talebinizle birlikte saklanır.</p>
`;
