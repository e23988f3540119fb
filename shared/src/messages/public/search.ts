/** UI text of the search page, and of the links to that page. */
export const SEARCH_MESSAGES = {
  title: 'Arama',
  open: 'Sitede ara',
  description: 'Fuarlarda, basın bültenlerinde, basında çıkan haberlerde ve sayfalarda arama.',
  lead: 'Fuarlarda, bültenlerde, haberlerde ve sayfalarda arayın.',
  label: 'Ne arıyorsunuz?',
  submit: 'Ara',
  hint: 'Fuar adı, konu, tarih ya da haber başlığı yazabilirsiniz. İpucu: “/” tuşu her sayfada aramayı açar.',
  searching: 'Aranıyor...',
  found: (count: number) => `${count} sonuç bulundu.`,
  none: (query: string) => `“${query}” için sonuç bulunamadı.`,
  noneHint: 'Daha kısa ya da başka bir sözcükle deneyebilir, listelere göz atabilirsiniz.',
  failed: 'Arama şu anda yapılamıyor.',
  failedHint: 'Bağlantınızı kontrol edip tekrar deneyebilirsiniz.',
  retry: 'Tekrar dene',
  more: 'Diğer sonuçları göster',
  allFairs: 'Tüm Fuarlar',
  allPress: 'Basın Odası',
  noScript:
    'Arama için tarayıcınızda JavaScript açık olmalıdır. Bütün fuarlar ve haberler listelerde de durur:',
  kinds: { fair: 'Fuar', page: 'Sayfa', Bulletin: 'Basın Bülteni', Coverage: 'Basında Biz' },
};
