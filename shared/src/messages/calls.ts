/** For calls without a readable answer. Apart from `errors.ts`, because visitors download these two only. */
export const CALL_MESSAGES = {
  unexpected: 'Beklenmeyen bir hata oluştu. Lütfen daha sonra tekrar deneyin.',
  unreachable: 'Sunucuya ulaşılamadı. Lütfen bağlantınızı kontrol edip tekrar deneyin.',
};
