export const SORTING_MESSAGES = {
  handle: (name: string) => `Sırasını değiştir: ${name}`,
  lifted: (name: string, place: number, count: number) =>
    `${name} alındı, ${count} içinde ${place}. sırada. Oklarla taşıyın, Boşluk ile bırakın, Esc ile vazgeçin.`,
  moved: (name: string, place: number, count: number) => `${name}, ${count} içinde ${place}. sırada.`,
  dropped: (name: string, place: number) => `${name} ${place}. sıraya bırakıldı.`,
  cancelled: (name: string) => `${name} eski yerine döndü.`,
};
