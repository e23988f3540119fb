import { ORGANISER } from './facts.ts';

const { company, venue } = ORGANISER;

export const TEXTS = {
  home: {
    headline: 'Bölgenin ticareti bu salonlarda buluşuyor',
    lead: 'Tarımdan sağlığa, yapıdan tekstile: üretici ile alıcıyı aynı çatı altında bir araya getiren ihtisas fuarları.',
    /** Search engines show this description under the site's name. */
    description:
      'Bölgenin ihtisas fuarlarının takvimi, katılımcı başvuruları, basın bültenleri ve fuar merkezi bilgileri.',
  },
  about: {
    description:
      'Bölgenin fuar ve kongre merkezi olarak ne yaptığımız, neye inandığımız ve nasıl çalıştığımız.',
    paragraphs: [
      `${company}, ${venue.city} merkezli bir fuar ve kongre kuruluşudur. ${venue.name} çatısı altında bölgenin üreticisini, alıcısını ve uzmanını aynı salonda buluşturan ihtisas fuarları düzenleriz.`,
      'İşimiz bir salonu doldurmak değil, doğru insanları aynı masaya oturtmaktır. Her fuarı bir sektörün ihtiyacından yola çıkarak kurarız: kimler alacak, kimler satacak, kimler öğrenecek? Salon planı, alım heyetleri, konferans programı ve tanıtım bu sorulara göre şekillenir.',
      'Tarım, hayvancılık ve gıdadan yapıya, sağlıktan tekstile uzanan takvimimiz; yerel sanayiyi komşu illere ve ülkelere açar. Meslek odaları, borsalar, üniversiteler ve kamu kurumlarıyla birlikte çalışırız.',
    ],
    badge: { count: '25+', label: 'Başarılı Fuar' },
    mission:
      'Bölgenin üretim gücünü yurt içindeki ve dışındaki alıcılarla buluşturmak; katılımcısına ölçülebilir iş, ziyaretçisine yeni bilgi kazandıran fuarlar düzenlemek.',
    vision:
      'Mezopotamya’yı dünya ticaretinin takvimine yazan, yakın coğrafyanın ilk akla gelen fuar ve kongre merkezi olmak.',
    values: [
      {
        name: 'Güven',
        text: 'Verdiğimiz metrekareyi, tarihi ve hizmeti yazdığımız gibi sunarız; rakamlarımız denetime açıktır.',
      },
      {
        name: 'Mükemmellik',
        text: 'Bir fuarın başarısı ayrıntıdadır: karşılamadan söküme kadar her adımı ölçer, her yıl yeniden iyileştiririz.',
      },
      {
        name: 'Profesyonellik',
        text: 'Her katılımcının tek bir muhatabı vardır; sorular beklemez, sözler yazılı verilir.',
      },
    ],
  },
};
