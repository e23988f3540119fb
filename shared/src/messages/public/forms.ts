export const FORM_MESSAGES = {
  fixErrors: 'Lütfen formdaki hataları düzeltin.',
  tooMany: (minutes: number) =>
    minutes > 1
      ? `Kısa sürede çok sayıda gönderim yapıldı; ${minutes} dakika sonra tekrar deneyin.`
      : 'Kısa sürede çok sayıda gönderim yapıldı; bir dakika sonra tekrar deneyin.',
  tooManyToday: (hours: number) =>
    `Çok sayıda gönderim yapıldı; ${hours} saat sonra yeniden gönderebilir ya da bize doğrudan ulaşabilirsiniz:`,
  unavailable:
    'Hizmete şu anda ulaşılamıyor. Yazdıklarınız bu sekmede duruyor; birkaç dakika sonra yeniden gönderebilir ya da bize doğrudan ulaşabilirsiniz:',
  sending: 'Gönderiliyor...',
  clear: 'Formu temizle',
  optional: 'isteğe bağlı',
  noScript: 'Bu form JavaScript ile çalışır. Tarayıcınızda kapalıysa bize doğrudan ulaşabilirsiniz:',
};
