/**
 * Errors of calls without a readable answer. Visitors download these two messages only, so they are not in `errors.ts`.
 */
export const CALL_MESSAGES = {
  unexpected: 'Beklenmeyen bir hata oluştu. Lütfen daha sonra tekrar deneyin.',
  unreachable: 'Sunucuya ulaşılamadı. Lütfen bağlantınızı kontrol edip tekrar deneyin.',
};
