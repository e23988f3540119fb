export const SHARE_MESSAGES = {
  title: 'Paylaş',
  on: (network: string) => `${network} ile paylaş`,
  copy: 'Adresi kopyala',
  copied: 'Adres kopyalandı.',
  copyFailed: 'Adres kopyalanamadı.',
};
