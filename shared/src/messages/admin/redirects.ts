export const REDIRECTS_MESSAGES = {
  redirect: 'Yönlendirme',
  redirects: 'Yönlendirmeler',
  from: 'Eski adres',
  fromHint:
    'Sitedeki eski yol, örneğin /kurumsal/hakkimizda.html. Bu adreste bir sayfa varsa yönlendirme değil, sayfa açılır.',
  to: 'Yeni adres',
  toHint: 'Sitedeki bir yol, örneğin /hakkimizda, ya da https:// ile başlayan bir adres.',
  fromRequired: 'Eski adres zorunludur.',
  toRequired: 'Yeni adres zorunludur.',
  fromWithSite: 'Yalnızca yolu yazın: adres https:// ve alan adı olmadan, / ile başlamalıdır.',
  fromWithQuery: 'Eski adreste soru işareti (?) ve kare (#) bulunamaz.',
  fromHome: 'Ana sayfa yönlendirilemez.',
  fromReserved: 'Bu adresi sistem kullanıyor; yönlendirilemez.',
  fromTaken: 'Bu eski adres için zaten bir yönlendirme var.',
  toUnknown: 'Yeni adres / ile ya da https:// ile başlamalıdır.',
  toInvalid: 'Geçerli bir https adresi giriniz.',
  undecodable: 'Adresteki yüzde (%) işaretli kısım okunamıyor.',
  oddPath:
    'Adreste yıldız (*), iki nokta (:), ters bölü (\\), art arda iki bölü (//) ve yalnızca noktadan oluşan bölüm bulunamaz.',
  toItself: 'Eski adres ile yeni adres aynı olamaz.',
  loop: (steps: readonly string[]) => `Bu yönlendirme bir döngü oluşturur: ${steps.join(' → ')}`,
};
